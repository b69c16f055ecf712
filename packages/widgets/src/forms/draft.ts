import type { FormValues, Letter } from "./form-state.js";

/** What a form holds and has tried to send, kept in the tab until it is sent. */
export interface Draft {
	values(): FormValues;
	/** What the fields held at first, when the draft was made. */
	initial(): FormValues;
	keepValues(values: FormValues, initial: FormValues): void;
	letter(): Letter | undefined;
	keepLetter(letter: Letter): void;
	forget(): void;
}

interface Kept {
	values?: FormValues;
	initial?: FormValues;
	letter?: Letter;
}

/** A draft in the tab's session storage, under a name of its own. */
export function createDraft(name: string): Draft {
	return {
		values: () => read(name).values ?? {},
		initial: () => read(name).initial ?? {},
		keepValues: (values, initial) => write(name, { ...read(name), values, initial }),
		letter: () => read(name).letter,
		keepLetter: (letter) => write(name, { ...read(name), letter }),
		forget: () => write(name, undefined),
	};
}

function read(name: string): Kept {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "{}");
		return typeof kept === "object" && kept !== null ? kept : {};
	} catch {
		return {};
	}
}

/** A browser may refuse to keep anything; then nothing is kept, and the form works all the same. */
function write(name: string, kept: Kept | undefined): void {
	try {
		if (kept === undefined) sessionStorage.removeItem(name);
		else sessionStorage.setItem(name, JSON.stringify(kept));
	} catch {}
}
