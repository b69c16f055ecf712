import { type LeadStage, type LeadStageEdit, leadStages } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useFetcher } from "react-router";
import type { StageResult } from "./lead-data.js";
import { leadMessages as messages, stageLabels } from "./messages.js";

/** How far the operator is with a lead. All stay, so that the pressed one keeps the focus. */
export function StageButtons({ stage }: { stage: LeadStage }) {
	const fetcher = useFetcher<StageResult>();
	const isSaving = fetcher.state !== "idle";
	const result = isSaving ? undefined : fetcher.data;
	return (
		<fieldset className="stages">
			<legend>{messages.stage}</legend>
			{leadStages.map((one) => (
				<Button
					key={one}
					className="compact"
					aria-pressed={one === stage}
					onClick={() => {
						if (isSaving || one === stage) return;
						const edit: LeadStageEdit = { from: stage, stage: one };
						void fetcher.submit(edit, { method: "put", encType: "application/json" });
					}}
				>
					{stageLabels[one]}
				</Button>
			))}
			<p role="status">
				{result && "lead" in result && messages.stageSet(stageLabels[result.lead.stage])}
			</p>
			<p role="alert" className="field-error">
				{result && "error" in result && result.error}
			</p>
		</fieldset>
	);
}
