import { useMemo, useRef, useState } from "react";
import { createDraft, type Draft } from "./draft.js";
import { createFormState, type FormOptions, type FormState } from "./form-state.js";

export interface FormSetup<Input, Body> extends Omit<FormOptions<Input, Body>, "draft"> {
	/** The session storage key of the form's draft; without it, no draft is saved. */
	draftKey: string | undefined;
}

/** Creates a form's state on the first render. Its functions are those of the latest render. */
export function useFormState<Input, Body>(
	setup: FormSetup<Input, Body>,
): { state: FormState; draft: Draft | undefined } {
	const { draftKey } = setup;
	const latest = useRef(setup);
	latest.current = setup;
	const draft = useMemo(() => (draftKey ? createDraft(draftKey) : undefined), [draftKey]);
	const [state] = useState(() =>
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
