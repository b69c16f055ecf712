import type { SpamSignals } from "@nev/contract";
import { useMemo, useRef } from "react";
import { usePersistentState, usePersistentStore } from "../provider/index.js";
import { createDraft, type Draft } from "./draft.js";
import { createFormState, type FormOptions, type FormState } from "./form-state.js";

export interface FormSetup<Input, Body extends SpamSignals>
	extends Omit<FormOptions<Input, Body>, "draft"> {
	/** The session storage key of the form's draft; without it, no draft is saved. */
	draftKey: string | undefined;
}

/** Creates a form's state on the first render. Its functions are those of the latest render. */
export function useFormState<Input, Body extends SpamSignals>(
	setup: FormSetup<Input, Body>,
): { state: FormState; draft: Draft | undefined } {
	const { draftKey } = setup;
	const latest = useRef(setup);
	latest.current = setup;
	// An embedded form stores nothing in the page, but keeps its input while its element is moved.
	const store = usePersistentStore();
	const draft = useMemo(() => {
		if (draftKey) return createDraft(draftKey);
		return store && createDraft("draft", store);
	}, [draftKey, store]);
	const state = usePersistentState("form", () =>
		createFormState<Input, Body>({
			...setup,
			body: (input, spamSignals) => latest.current.body(input, spamSignals),
			send: (body, options) => latest.current.send(body, options),
			explain: (name, issue) => latest.current.explain(name, issue),
			draft,
		}),
	);
	return { state, draft };
}
