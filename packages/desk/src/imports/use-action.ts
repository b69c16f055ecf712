import { useState } from "react";
import { DeskError } from "../session/ask.js";
import { shellMessages } from "../shell/messages.js";

/** Something that a button does on the server. */
export interface Action {
	readonly isRunning: boolean;
	/** Why the last one failed; empty if it did not. */
	readonly error: string;
	/** Runs it, unless one is running. Returns whether it succeeded. */
	readonly run: (action: () => Promise<unknown>) => Promise<boolean>;
	readonly fail: (error: string) => void;
}

/** Runs one action at a time, and keeps its error for the operator to read. */
export function useAction(): Action {
	const [isRunning, setIsRunning] = useState(false);
	const [error, setError] = useState("");

	async function run(action: () => Promise<unknown>): Promise<boolean> {
		if (isRunning) return false;
		setIsRunning(true);
		setError("");
		try {
			await action();
			return true;
		} catch (reason) {
			setError(reason instanceof DeskError ? reason.message : shellMessages.noAnswer);
			return false;
		} finally {
			setIsRunning(false);
		}
	}

	return { isRunning, error, run, fail: setError };
}
