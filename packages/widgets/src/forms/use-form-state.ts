import { useMemo, useRef, useState } from "react";
import { createDraft, type Draft } from "./draft.js";
import { type FieldErrorMessages, fieldErrorMessage } from "./field-error-message.js";
import { createFormState, type FormOptions, type FormState } from "./form-state.js";

export interface FormSetup<Input, Body>
	extends Omit<FormOptions<Input, Body>, "draft" | "explain"> {
	/** The words for what is refused. */
	errorMessages: FieldErrorMessages;
	/** The name under which a draft is kept in the tab; without it nothing is kept. */
	draftKey: string | undefined;
}

/** A form's state, for as long as its component is there, with the latest of what it is given. */
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
			explain: (name, problem) => fieldErrorMessage(name, problem, latest.current.errorMessages),
			draft,
		}),
	);
	return { state, draft };
}
