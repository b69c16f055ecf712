import { type LeadStage, type LeadStageEdit, leadStages } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useNotice } from "../ui/notice.js";
import { useAction } from "../ui/use-action.js";
import type { StageResult } from "./lead-data.js";
import { leadMessages as messages, stageLabels } from "./messages.js";

/** How far the operator is with a lead. All stay, so that the pressed one keeps the focus. */
export function StageButtons({ stage }: { stage: LeadStage }) {
	const tell = useNotice();
	const { result, send } = useAction<StageResult>((saved) => {
		if ("error" in saved) return;
		tell({ text: messages.stageSet(stageLabels[saved.lead.stage]), change: saved.change });
	});
	return (
		<fieldset className="stages">
			<legend>{messages.stage}</legend>
			{leadStages.map((one) => (
				<Button
					key={one}
					className="compact"
					aria-pressed={one === stage}
					onClick={() => {
						if (one === stage) return;
						send({ from: stage, stage: one } satisfies LeadStageEdit, { method: "put" });
					}}
				>
					{stageLabels[one]}
				</Button>
			))}
			<p role="alert" className="field-error">
				{result && "error" in result && result.error}
			</p>
		</fieldset>
	);
}
