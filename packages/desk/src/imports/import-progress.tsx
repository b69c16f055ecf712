import type { ImportState } from "@nev/contract/desk";
import { Progress } from "../ui/progress.js";
import { importMessages as messages } from "./messages.js";

type Running = Extract<ImportState, { done: number }>;

export function isRunning(state: ImportState): state is Running {
	return state.kind === "checking" || state.kind === "applying";
}

/** How far an import is. */
export function ImportProgress({ state: { kind, done, total } }: { state: Running }) {
	return (
		<Progress
			label={kind === "checking" ? messages.checking : messages.applying}
			text={total > 0 ? messages.done(done, total) : messages.counting}
			hint={kind === "applying" ? messages.applyingHint : undefined}
			{...{ done, total }}
		/>
	);
}
