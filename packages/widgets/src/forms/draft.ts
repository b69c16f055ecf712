import type { FormValues, Submission } from "./form-state.js";

/** What a form holds and has tried to send, kept in the tab until it is sent. */
export interface Draft {
	values(): FormValues;
	/** What the fields held at first, when the draft was made. */
	initial(): FormValues;
	saveValues(values: FormValues, initial: FormValues): void;
	submission(): Submission | undefined;
	saveSubmission(letter: Submission): void;
	clear(): void;
}

interface StoredDraft {
	values?: FormValues;
	initial?: FormValues;
	letter?: Submission;
}

/** A draft in the tab's session storage, under a name of its own. */
export function createDraft(name: string): Draft {
	return {
		values: () => read(name).values ?? {},
		initial: () => read(name).initial ?? {},
		saveValues: (values, initial) => write(name, { ...read(name), values, initial }),
		submission: () => read(name).letter,
		saveSubmission: (letter) => write(name, { ...read(name), letter }),
		clear: () => write(name, undefined),
	};
}

function read(name: string): StoredDraft {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "{}");
		return typeof kept === "object" && kept !== null ? kept : {};
	} catch {
		return {};
	}
}

/** A browser may refuse to keep anything; then nothing is kept, and the form works all the same. */
function write(name: string, kept: StoredDraft | undefined): void {
	try {
		if (kept === undefined) sessionStorage.removeItem(name);
		else sessionStorage.setItem(name, JSON.stringify(kept));
	} catch {}
}
