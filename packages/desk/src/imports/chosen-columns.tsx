import type { DeskImport } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { formatMoment } from "../ui/moment.js";
import { useRequest } from "../ui/use-request.js";
import { columnMessages as messages } from "./column-messages.js";
import { reviseImport } from "./import-data.js";

interface ChosenColumnsProps {
	readonly one: DeskImport;
	readonly isRunning: boolean;
}

/** Says that columns are read as they were chosen for an earlier file, to forget it. */
export function ChosenColumns({ one, isRunning }: ChosenColumnsProps) {
	const { isBusy, refusal, send } = useRequest<DeskImport>();
	const { chosenAt } = one.columns;
	if (chosenAt === undefined) return null;
	return (
		<div className="chosen-columns">
			<p>{messages.chosenAt(formatMoment(chosenAt))}</p>
			{one.state.kind !== "applied" && (
				<Button
					className="compact"
					aria-disabled={isRunning || isBusy}
					onClick={() => !isRunning && void send(() => reviseImport(one.id, { columns: null }))}
				>
					{messages.byHeadings}
				</Button>
			)}
			<p role="alert" className="field-error">
				{refusal?.error}
			</p>
		</div>
	);
}
