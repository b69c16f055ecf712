import type { Created } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import {
	type FormEvent,
	type ReactNode,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { callHandler, type Notification, useNev } from "../provider/index.js";
import { Button, VisuallyHidden } from "../ui/index.js";
import type { Draft } from "./draft.js";
import { ErrorSummary } from "./error-summary.js";
import { FormProvider } from "./form-context.js";
import type { FormState, FormValues, Outcome } from "./form-state.js";
import { readFormData } from "./form-values.js";
import { Honeypot } from "./honeypot.js";
import type { FormMessages } from "./messages.js";
import { isDirty, saveDraftValues, useDraftValues } from "./use-draft-values.js";
import { useInitialValues } from "./use-initial-values.js";

/** A press that ended with something to mend. */
type Problem = Extract<Outcome, { kind: "refused" | "failed" }>;

export interface FormProps {
	state: FormState;
	draft: Draft | undefined;
	messages: FormMessages;
	/** What the form is called. */
	label: string;
	/** What the fields hold at first. */
	initial?: FormValues | undefined;
	/** What they held when a server refused them; stands above `initial` and above a draft. */
	values?: FormValues | undefined;
	/** The fields' labels by name, for the summary of what was refused. */
	labels: Readonly<Record<string, string>>;
	/** Where the form goes before scripts are there. */
	action?: string | undefined;
	onSent: (created: Created, values: FormValues) => void;
	/** It could not be sent, which the form itself tells the visitor. */
	onFailed: ((error: Error) => void) | undefined;
	/** It was refused; what is given back is told to the visitor beside what is said of each field. */
	noticeOfRefusal?: (values: FormValues) => Notification | undefined;
	/** Stands in the button while it is being sent. */
	busyIcon?: ReactNode;
	children: ReactNode;
}

/**
 * A real form: it has a method and an action, so that a press before scripts arrive is not lost, and
 * uncontrolled fields, so that nothing that was typed before they arrive is lost either.
 */
export function Form(props: FormProps) {
	useSignals();
	const { state, draft, messages, label, values, labels, action, busyIcon } = props;
	const initial = { ...props.initial, ...values };
	const { notify } = useNev();
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const firstSeen = useRef<number>(undefined);
	const [notice, setNotice] = useState<Notification>();
	const [problem, setProblem] = useState<Problem>();
	const [isAnswered] = useState(() => Object.keys(state.errors.peek()).length > 0);
	// Nothing can be pressed while it is on its way, nor when it has arrived and a page is to follow.
	const isBusy = state.status.value !== "idle";

	useInitialValues(form, initial);
	useDraftValues(form, values ? undefined : draft);
	useLayoutEffect(() => {
		// Who began before, without scripts or before a reload, may press at once, and is no machine.
		const isNew = !values && form.current && !isDirty(form.current);
		if (isNew) firstSeen.current ??= performance.now();
	}, [values]);
	useReturn(form, state);
	useLayoutEffect(() => {
		if (!problem || !form.current) return;
		if (problem.kind === "refused") focusFirst(form.current, Object.keys(problem.errors));
		else giveFocusBack(form.current);
	}, [problem]);

	function noticeOf(outcome: Problem, filled: FormValues): Notification | undefined {
		if (outcome.kind === "refused") return props.noticeOfRefusal?.(filled);
		return { tone: "destructive", title: messages.failedTitle, description: messages.failedHint };
	}

	/** By the page where it can, else in the form; a page that fails to leaves nobody in the dark. */
	function tell(notification: Notification): void {
		const isTold = callHandler(() => {
			notify?.(notification);
			return notify !== undefined;
		});
		if (!isTold) setNotice(notification);
	}

	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const filled = readFormData(new FormData(event.currentTarget));
		if (state.status.peek() === "idle") setNotice(undefined);
		const outcome = await state.submit(filled.values, {
			...(filled.website && { website: filled.website }),
			...(firstSeen.current !== undefined && {
				fillTime: Math.round(performance.now() - firstSeen.current),
			}),
		});
		if (outcome.kind === "sent") props.onSent(outcome.created, filled.values);
		if (outcome.kind !== "refused" && outcome.kind !== "failed") return;
		setProblem(outcome);
		const found = noticeOf(outcome, filled.values);
		if (found) tell(found);
		if (outcome.kind === "failed") callHandler(() => props.onFailed?.(outcome.error));
	}

	return (
		<FormProvider value={{ id, state, messages, initial }}>
			<form
				ref={form}
				className="nev-form"
				method="post"
				action={action}
				aria-label={label}
				noValidate
				onSubmit={submit}
				onInput={(event) => {
					// The event comes from one of the form's fields.
					state.edited((event.target as HTMLInputElement).name);
					saveDraftValues(event.currentTarget, draft);
				}}
			>
				<ErrorSummary labels={labels} notice={notice} takesFocus={isAnswered} />
				{props.children}
				<Honeypot />
				<Button
					variant="primary"
					type="submit"
					className="nev-form-submit"
					disabled={isBusy}
					icon={isBusy && busyIcon}
				>
					{isBusy ? messages.sending : messages.submit}
				</Button>
				<VisuallyHidden role="status">{isBusy && messages.sending}</VisuallyHidden>
			</form>
		</FormProvider>
	);
}

/** A page that is kept and returned to, after its form was sent, has an empty form again. */
function useReturn(form: { readonly current: HTMLFormElement | null }, state: FormState): void {
	useEffect(() => {
		function begin({ persisted }: PageTransitionEvent): void {
			if (!persisted || state.status.peek() !== "sent") return;
			state.reset();
			form.current?.reset();
		}
		window.addEventListener("pageshow", begin);
		return () => window.removeEventListener("pageshow", begin);
	}, [form, state]);
}

/** The first in the order of the form, which need not be the order of the errors. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
	const fields = [...form.elements] as HTMLInputElement[];
	fields.find(({ name }) => names.includes(name))?.focus();
}

/** The button lost the focus while it could not be pressed. Who has gone on elsewhere stays there. */
function giveFocusBack(form: HTMLFormElement): void {
	const { activeElement } = form.getRootNode() as Document | ShadowRoot;
	if (activeElement && activeElement !== document.body) return;
	form.querySelector<HTMLElement>("[type=submit]")?.focus();
}
