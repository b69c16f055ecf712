import type { SpamSignals } from "@nev/contract";
import { type ComponentProps, useMemo, useRef } from "react";
import type { Subject } from "../hooks/index.js";
import { usePersistentState, usePersistentStore } from "../hooks/index.js";
import { createDraft } from "./draft.js";
import { type FieldErrorMessages, fieldErrorMessage } from "./field-error-message.js";
import type { Form } from "./form.js";
import type { FormProps } from "./form-props.js";
import { createFormState, type FormOptions, type FormState } from "./form-state.js";
import type { FormMessages } from "./messages.js";
import { useFormController } from "./use-form-controller.js";

/** A field with a label. Consent has a text of its own. */
export type LabelledField<Input> = Exclude<keyof Input & string, "consent">;

interface FormSetup<Input, Body extends SpamSignals>
	extends Pick<FormOptions<Input, Body>, "schema" | "body" | "send" | "fields" | "subject"> {
	/** The locale of the messages. */
	locale: string;
	/** What the page wants the form to be about, for which `submit` waits. Unset: nothing that loads. */
	awaited?: Subject;
	/** A field of the form without a label does not compile. */
	messages: FormMessages & FieldErrorMessages & { labels: Record<LabelledField<Input>, string> };
}

type SharedProps = Pick<
	ComponentProps<typeof Form>,
	"ref" | "state" | "draft" | "messages" | "labels" | "values" | "action" | "onFailed"
>;

/**
 * Creates a form's state on the first render, and its controller. The functions of the setup are those
 * of the latest render.
 *
 * @returns the state, and the properties that it gives the `Form`
 */
export function useFormState<Input, Body extends SpamSignals>(
	props: Omit<FormProps<never, never>, "messages">,
	setup: FormSetup<Input, Body>,
): { state: FormState; formProps: SharedProps } {
	const { draftKey, defaultErrors, defaultValues, action, onError } = props;
	const { messages } = setup;
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
			explain: (name, issue) =>
				fieldErrorMessage(latest.current.locale, name, issue, latest.current.messages),
			errors: defaultErrors,
			draft,
		}),
	);
	return {
		state,
		formProps: {
			ref: useFormController(state, props, setup.awaited),
			state,
			draft,
			messages,
			labels: messages.labels,
			values: defaultValues,
			action,
			onFailed: onError,
		},
	};
}
