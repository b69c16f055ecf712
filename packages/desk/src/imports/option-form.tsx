import type { DeskImport } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useState } from "react";
import { useRequest } from "../ui/use-request.js";
import { reviseImport } from "./import-data.js";
import { importMessages as messages } from "./messages.js";
import { OptionFields } from "./option-fields.js";

interface OptionFormProps {
	readonly one: DeskImport;
	readonly isRunning: boolean;
	/** Called when the file is being checked again. */
	readonly onSent: () => void;
}

/** The options of an import, to check its file again with others. */
export function OptionForm({ one, isRunning, onSent }: OptionFormProps) {
	const [options, setOptions] = useState(one.options);
	const { refusal, send } = useRequest(onSent);
	return (
		<details className="import-details" open={one.state.kind === "failed"}>
			<summary>{messages.options}</summary>
			<form
				className="import-form"
				onSubmit={(event) => {
					event.preventDefault();
					if (!isRunning) void send(() => reviseImport(one.id, { options }));
				}}
			>
				<OptionFields kind={one.kind} options={options} onChange={setOptions} />
				<div className="import-end">
					<Button type="submit" className="compact" aria-disabled={isRunning}>
						{messages.checkAgain}
					</Button>
					<p role="alert" className="field-error">
						{refusal?.error}
					</p>
				</div>
			</form>
		</details>
	);
}
