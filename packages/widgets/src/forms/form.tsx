import type { Created } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import {
	type ReactNode,
	type Ref,
	useEffect,
	useId,
	useImperativeHandle,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { useSubmit } from "../hooks/index.js";
import { callHandler } from "../host-page/call-handler.js";
import { formatMessage } from "../messages/index.js";
import { type Notification, useNev } from "../provider/index.js";
import { Button, VisuallyHidden } from "../ui/index.js";
import type { Draft } from "./draft.js";
import { ErrorSummary, FailureNotice, type Notice } from "./error-summary.js";
import { failureHint } from "./failure-hint.js";
import { FormProvider } from "./form-context.js";
import { asksToPressAgain, type FormState, type Outcome } from "./form-state.js";
import { type FormValues, readFormData } from "./form-values.js";
import { Honeypot } from "./honeypot.js";
import type { FormMessages } from "./messages.js";
import {
	fillIn,
	isDirty,
	saveDraftValues,
	useDraftValues,
	useInitialValues,
} from "./use-field-values.js";

/** An outcome that the visitor has to react to. */
type Failure = Extract<Outcome, { kind: "invalid" | "failed" }>;

/** What a page may do with a form, besides the visitor. */
export interface FormControls {
	setValues(values: FormValues): void;
	submit(): void;
}

export interface FormElementProps {
	ref: Ref<FormControls>;
	state: FormState;
	draft: Draft | undefined;
	messages: FormMessages;
	/** The form's accessible name, if no heading has it. */
	label?: string;
	/** The id of the heading that names the form. */
	labelledBy?: string;
	/** The fields' initial values. */
	initial?: FormValues | undefined;
	/** The submitted values, if a server has rejected them. They replace `initial` and the draft. */
	values?: FormValues | undefined;
	/** The fields' labels by name, in the order of the fields, for the error summary. */
	labels: Readonly<Record<string, string>>;
	/** The URL that the form is posted to without scripts. */
	action?: string | undefined;
	onSent: (created: Created, values: FormValues) => void;
	/** Sending failed. The form itself notifies the visitor. */
	onFailed: ((error: Error) => void) | undefined;
	/** A notification to show with the field errors of invalid values. */
	invalidNotice?: (values: FormValues) => Notification | undefined;
	/** The button's icon while the form is being sent. */
	busyIcon?: ReactNode;
	children: ReactNode;
}

/**
 * A form that works before its scripts have loaded. With a method and an action, an early submit goes
 * to the server. With uncontrolled fields, hydration keeps early input.
 */
export function Form(props: FormElementProps) {
	useSignals();
	const { state, draft, messages, values, labels, action, busyIcon } = props;
	const initial = { ...props.initial, ...values };
	const { notify, locale } = useNev();
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const errorList = useRef<HTMLDivElement>(null);
	/** As `performance.now()`. The page's start, if the visitor has begun before the scripts or a reload. */
	const shownAt = useRef(0);
	const [notice, setNotice] = useState<Notice>();
	const [failure, setFailure] = useState<Failure>();
	const [hasServerErrors] = useState(() => Object.keys(state.errors.peek()).length > 0);
	// Also inactive once sent: the site then navigates to another page.
	const isBusy = ["sending", "sent"].includes(state.status.value);
	const busyText = state.isChecking.value ? messages.checking : messages.sending;

	useInitialValues(form, initial, draft);
	useDraftValues(form, values ? undefined : draft);
	useLayoutEffect(() => {
		const isUntouched = !values && form.current && !isDirty(form.current);
		if (isUntouched) shownAt.current ||= performance.now();
	}, [values]);
	useResetOnPageHide(form, state);
	useImperativeHandle(props.ref, () => ({ setValues, submit: () => void submit() }));
	// After each render, which may have written initial values, a draft or another vehicle.
	useLayoutEffect(keepValues);
	useLayoutEffect(() => {
		if (failure?.kind === "invalid") errorList.current?.focus();
	}, [failure]);

	function noticeOf(outcome: Failure, filled: FormValues): Notification | undefined {
		if (outcome.kind === "invalid") return props.invalidNotice?.(filled);
		const { failedTitle, pressAgainTitle, pressAgainHint, submit } = messages;
		const [title, description] = asksToPressAgain(outcome.error)
			? [pressAgainTitle, formatMessage(locale, pressAgainHint, { submit })]
			: [failedTitle, failureHint(outcome.error, locale, messages)];
		return { tone: "destructive", title, description };
	}

	/**
	 * Shows a notification in the page, or in the form if the page does not or its handler throws. A failure
	 * stays in the form too: a page's toast may be gone before somebody looks. That the button has to be pressed
	 * again stands in the form alone: a toast may cover the button.
	 */
	function showNotification(notification: Notification, outcome: Failure): void {
		const isAnnounced =
			!(outcome.kind === "failed" && asksToPressAgain(outcome.error)) &&
			callHandler(() => {
				notify?.(notification);
				return notify !== undefined;
			});
		if (outcome.kind === "failed" || !isAnnounced)
			setNotice({ ...notification, isAnnounced: isAnnounced === true });
	}

	function keepValues(): void {
		if (form.current) state.type(readFormData(new FormData(form.current)).values);
	}

	function setValues(next: FormValues): void {
		if (!form.current) return;
		for (const name of fillIn(form.current, next)) state.markEdited(name);
		saveDraftValues(form.current, draft);
		keepValues();
	}

	async function submit(): Promise<void> {
		if (!form.current) return;
		const filled = readFormData(new FormData(form.current));
		if (!["sending", "sent"].includes(state.status.peek())) setNotice(undefined);
		const { subject } = state;
		const outcome = await state.submit(filled.values, {
			...(filled.website && { website: filled.website }),
			fillTime: Math.round(performance.now() - shownAt.current),
		});
		if (outcome.kind === "sent") props.onSent(outcome.created, filled.values);
		if (outcome.kind === "failed") {
			callHandler(() => props.onFailed?.(outcome.error));
			// The form is about something else by now.
			if (state.subject !== subject) return;
		} else if (outcome.kind !== "invalid") return;
		setFailure(outcome);
		const notification = noticeOf(outcome, filled.values);
		if (notification) showNotification(notification, outcome);
	}

	const handleSubmit = useSubmit(form, () => void submit());

	return (
		<FormProvider value={{ id, state, messages, initial }}>
			<form
				ref={form}
				className="nev-form"
				part="form"
				method="post"
				action={action}
				aria-label={props.label}
				aria-labelledby={props.labelledBy}
				noValidate
				onSubmit={handleSubmit}
				onInput={(event) => {
					// The target is one of the form's fields.
					state.markEdited((event.target as HTMLInputElement).name);
					saveDraftValues(event.currentTarget, draft);
					keepValues();
				}}
			>
				<ErrorSummary
					labels={labels}
					notice={notice}
					listRef={errorList}
					takesFocus={hasServerErrors}
				/>
				{props.children}
				<Honeypot />
				<FailureNotice notice={notice} />
				<Button
					variant="primary"
					type="submit"
					className="nev-form-submit"
					aria-disabled={isBusy}
					icon={isBusy && busyIcon}
				>
					<span>{isBusy ? busyText : messages.submit}</span>
				</Button>
				<VisuallyHidden role="status">{isBusy && busyText}</VisuallyHidden>
			</form>
		</FormProvider>
	);
}

/** Resets a sent form when the page goes: if the visitor comes back, the browser puts back what was in it then. */
function useResetOnPageHide(
	form: { readonly current: HTMLFormElement | null },
	state: FormState,
): void {
	useEffect(() => {
		function handlePageHide(): void {
			if (state.status.peek() !== "sent") return;
			state.reset();
			form.current?.reset();
			if (form.current) state.type(readFormData(new FormData(form.current)).values);
		}
		window.addEventListener("pagehide", handlePageHide);
		return () => window.removeEventListener("pagehide", handlePageHide);
	}, [form, state]);
}
