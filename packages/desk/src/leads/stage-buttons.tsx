import { type LeadStage, type LeadStageEdit, leadStages } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useNotice } from "../ui/notice.js";
import type { StageResult } from "./lead-data.js";
import { leadMessages as messages, stageLabels } from "./messages.js";

/** How far the operator is with a lead. All stay, so that the pressed one keeps the focus. */
export function StageButtons({ stage }: { stage: LeadStage }) {
	const fetcher = useFetcher<StageResult>();
	const isSaving = fetcher.state !== "idle";
	const tell = useNotice();
	const { data } = fetcher;
	useEffect(() => {
		if (!data || "error" in data) return;
		tell({ text: messages.stageSet(stageLabels[data.lead.stage]), change: data.change });
	}, [data, tell]);
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
			<p role="alert" className="field-error">
				{!isSaving && data && "error" in data && data.error}
			</p>
		</fieldset>
	);
}
