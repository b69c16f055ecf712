import type { LeadProblem, LeadRow, LeadStage } from "@nev/contract/desk";
import { StatusLabel, type Tone } from "../ui/status-label.js";
import { problemLabels, stageLabels } from "./messages.js";

const stageTones: Readonly<Record<LeadStage, Tone>> = {
	new: "waiting",
	taken: "calm",
	answered: "calm",
	closed: "calm",
};

const problemTones: Readonly<Record<LeadProblem, Tone>> = {
	failed: "trouble",
	held: "waiting",
	overdue: "waiting",
};

/** The stage of a lead, and its problem if it has one. */
export function LeadStatus({ stage, problem }: Pick<LeadRow, "stage" | "problem">) {
	return (
		<>
			<StatusLabel tone={stageTones[stage]}>{stageLabels[stage]}</StatusLabel>
			{problem && (
				<>
					{" "}
					<StatusLabel tone={problemTones[problem]}>{problemLabels[problem]}</StatusLabel>
				</>
			)}
		</>
	);
}
