import type { FormValues } from "./form-values.js";

/** A submission of the form. A retry sends it again unchanged. */
export interface Submission<Body = unknown> {
	/** Identifies the form's values. */
	readonly fingerprint: string;
	/** The idempotency key. */
	readonly key: string;
	readonly body: Body;
}

/** A form's values and pending submission, stored in the tab until the form is sent. */
export interface Draft {
	values(): FormValues;
	/** The fields' initial values when the draft was saved. */
	initial(): FormValues;
	saveValues(values: FormValues, initial: FormValues): void;
	submission(): Submission | undefined;
	saveSubmission(submission: Submission): void;
	clear(): void;
}

interface StoredDraft {
	values?: FormValues;
	initial?: FormValues;
	submission?: Submission;
}

/** Creates a draft in the tab's session storage, under a key. */
export function createDraft(key: string): Draft {
	return {
		values: () => read(key).values ?? {},
		initial: () => read(key).initial ?? {},
		saveValues: (values, initial) => write(key, { ...read(key), values, initial }),
		submission: () => read(key).submission,
		saveSubmission: (submission) => write(key, { ...read(key), submission }),
		clear: () => write(key, undefined),
	};
}

function read(key: string): StoredDraft {
	try {
		const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
		return typeof draft === "object" && draft !== null ? draft : {};
	} catch {
		return {};
	}
}

/** If the browser denies access to its storage, nothing is saved and the form still works. */
function write(key: string, draft: StoredDraft | undefined): void {
	try {
		if (draft === undefined) sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, JSON.stringify(draft));
	} catch {}
}
