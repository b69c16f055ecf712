import type { ImportKind } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useRequest } from "../ui/use-request.js";
import { downloadTemplate } from "./import-data.js";
import { importMessages as messages } from "./messages.js";

/** Gives an operator who has no list yet an empty one. */
export function TemplateButton({ kind }: { kind: ImportKind }) {
	const { refusal, send } = useRequest();
	return (
		<div className="import-end">
			<Button className="compact" onClick={() => void send(() => downloadTemplate(kind))}>
				{messages.template}
			</Button>
			<p role="alert" className="field-error">
				{refusal?.error}
			</p>
		</div>
	);
}
