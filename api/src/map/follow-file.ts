import { readFileState } from "./byte-source.js";

export interface FileFollower {
	/** Stops following. Resolves when `onChange` does not run. */
	stop(): Promise<void>;
}

/**
 * Returns a function that gets one state after the other and says whether a file has changed: once for
 * each new state, when it is seen for the second time.
 */
export function detectChanges(known: string): (state: string) => boolean {
	let handled = known;
	let seen = known;
	return (state) => {
		const isStable = state === seen;
		seen = state;
		if (!isStable || state === handled) return false;
		handled = state;
		return true;
	};
}

/**
 * Calls `onChange` each time a file is no longer in a known state: replaced, written to or removed. It
 * looks every `intervalMs`, because notifications of the file system do not reach every mount. A file
 * that is being written is left alone until two looks find it the same.
 */
export function followFile(
	path: string,
	known: string,
	onChange: () => Promise<void>,
	intervalMs: number,
): FileFollower {
	const isChanged = detectChanges(known);
	let look: Promise<void> | undefined;

	async function lookAgain(): Promise<void> {
		if (isChanged(await readFileState(path))) await onChange();
	}

	const timer = setInterval(() => {
		look ??= lookAgain().finally(() => {
			look = undefined;
		});
	}, intervalMs);
	timer.unref();
	return {
		async stop() {
			clearInterval(timer);
			await look;
		},
	};
}
