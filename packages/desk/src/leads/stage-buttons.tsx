import { type DeskLead, leadStages, type Saved } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useNotice } from "../ui/notice.js";
import { useRequest } from "../ui/use-request.js";
import { saveStage } from "./lead-data.js";
import { leadMessages as messages, stageLabels } from "./messages.js";

/** How far the operator is with a lead. All stay, so that the pressed one keeps the focus. */
export function StageButtons({ lead: { id, stage } }: { lead: DeskLead }) {
	const tell = useNotice();
	const { refusal, send } = useRequest(({ saved, change }: Saved<DeskLead>) =>
		tell({ text: messages.stageSet(stageLabels[saved.stage]), change }),
	);
	return (
		<fieldset className="stages">
			<legend>{messages.stage}</legend>
			{leadStages.map((one) => (
				<Button
					key={one}
					className="compact"
					aria-pressed={one === stage}
					onClick={() => {
						if (one !== stage) void send(() => saveStage(id, { from: stage, stage: one }));
					}}
				>
					{stageLabels[one]}
				</Button>
			))}
			<p role="alert" className="field-error">
				{refusal?.error}
			</p>
		</fieldset>
	);
}
