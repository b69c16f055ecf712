import type { SpamSignals } from "@nev/contract";
import {
	type ComponentProps,
	type RefObject,
	useEffect,
	useImperativeHandle,
	useMemo,
	useRef,
} from "react";
import {
	createController,
	type Subject,
	useCallWhenLoaded,
	useChange,
	usePersistentState,
	usePersistentStore,
	useReadiness,
} from "../hooks/index.js";
import type { FormController } from "./controller.js";
import { createDraft } from "./draft.js";
import { type FieldErrorMessages, fieldErrorMessage } from "./field-error-message.js";
import type { Form, FormControls } from "./form.js";
import type { FormProps } from "./form-props.js";
import { createFormState, type FormOptions, type FormState } from "./form-state.js";
import type { FormValues } from "./form-values.js";
import type { FormMessages } from "./messages.js";

/** A field with a label. Consent has a text of its own, and the page labels what it adds. */
type LabelledField<Input> = Exclude<keyof Input & string, "consent" | "deal">;

interface FormSetup<Input, Body extends SpamSignals>
	extends Pick<FormOptions<Input, Body>, "schema" | "body" | "send" | "subject"> {
	/** The form's field for each of the API's that has another name. */
	renamed?: Readonly<Record<string, LabelledField<Input>>>;
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
			fields: {
				...Object.fromEntries(Object.keys(messages.labels).map((name) => [name, name])),
				...setup.renamed,
			},
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

/**
 * Creates the controller of a form that can be filled in, and calls the handlers of its changes. What
 * is returned is the `ref` of the `Form`.
 *
 * @param subject what the form is about, for which `submit` waits; unset: nothing that loads
 */
function useFormController(
	state: FormState,
	props: Pick<
		FormProps<never, never>,
		"ref" | "onValuesChange" | "onErrorsChange" | "onStatusChange"
	>,
	subject: Subject = { vehicle: undefined, status: "ready" },
): RefObject<FormControls | null> {
	const controls = useRef<FormControls>(null);
	const readiness = useReadiness();
	const submit = useCallWhenLoaded(
		"submit",
		subject,
		() => subject.status === "ready" && controls.current?.submit(),
	);
	useChange(state.values, props.onValuesChange, "layout");
	useChange(state.errors, props.onErrorsChange);
	useChange(state.status, props.onStatusChange);
	useImperativeHandle(props.ref, (): FormController => {
		const { values, errors, status } = state;
		return createController(
			readiness.ready,
			{ values, errors, status },
			{
				setValues: (filled: FormValues) => controls.current?.setValues(filled),
				submit: () => submit.current(),
			},
		);
	}, [state, readiness, submit]);
	useEffect(() => readiness.resolve(), [readiness]);
	return controls;
}
