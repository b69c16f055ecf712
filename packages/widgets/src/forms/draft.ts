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

/** Where drafts are saved. `set` with `undefined` removes one. */
interface DraftStore {
	get(key: string): unknown;
	set(key: string, draft: StoredDraft | undefined): void;
}

/** The tab's session storage. If the browser denies access, nothing is saved and the form still works. */
const sessionStore: DraftStore = {
	get(key) {
		try {
			return JSON.parse(sessionStorage.getItem(key) ?? "{}");
		} catch {
			return {};
		}
	},
	set(key, draft) {
		try {
			if (draft === undefined) sessionStorage.removeItem(key);
			else sessionStorage.setItem(key, JSON.stringify(draft));
		} catch {}
	},
};

/** Creates a draft under a key, in the tab's session storage by default. */
export function createDraft(key: string, store: DraftStore = sessionStore): Draft {
	function read(): StoredDraft {
		const draft = store.get(key);
		return typeof draft === "object" && draft !== null ? draft : {};
	}
	return {
		values: () => read().values ?? {},
		initial: () => read().initial ?? {},
		saveValues: (values, initial) => store.set(key, { ...read(), values, initial }),
		submission: () => read().submission,
		saveSubmission: (submission) => store.set(key, { ...read(), submission }),
		clear: () => store.set(key, undefined),
	};
}
