import { useRef, useState } from "react";
import { DeskError } from "../session/ask.js";
import { shellMessages } from "../shell/messages.js";

/** Something that a button does on the server. */
export interface PageRequest {
	readonly isRunning: boolean;
	/** Why the last one failed; empty if it did not. */
	readonly error: string;
	/** Runs it, unless one is running. Returns whether it succeeded. */
	readonly run: (action: () => Promise<unknown>) => Promise<boolean>;
}

/** Runs one action at a time, and keeps its error for the operator to read. */
export function useRequest(): PageRequest {
	const [isRunning, setIsRunning] = useState(false);
	const [error, setError] = useState("");
	// The state is that of the last render, and two presses may come before the next.
	const isActive = useRef(false);

	async function run(action: () => Promise<unknown>): Promise<boolean> {
		if (isActive.current) return false;
		isActive.current = true;
		setIsRunning(true);
		setError("");
		try {
			await action();
			return true;
		} catch (reason) {
			setError(reason instanceof DeskError ? reason.message : shellMessages.noAnswer);
			return false;
		} finally {
			isActive.current = false;
			setIsRunning(false);
		}
	}

	return { isRunning, error, run };
}
