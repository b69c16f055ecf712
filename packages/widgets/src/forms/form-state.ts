import {
	ApiError,
	type Created,
	type FieldIssue,
	fieldIssuesOf,
	fieldIssuesOfError,
	type SendOptions,
	type SpamSignals,
} from "@nev/contract";
import type { ReadonlySignal } from "@preact/signals-core";
import { signal } from "@preact/signals-react";
import * as z from "zod/mini";
import { loadLazily } from "../host-page/load-lazily.js";
import { asError } from "../loader/index.js";
import type { FieldErrors, FieldIssues, FormStatus } from "./controller.js";
import type { Draft, Submission } from "./draft.js";
import type { FormValues } from "./form-values.js";
import { startRequestTimeout } from "./request-timeout.js";

/** The result of submitting a form. */
export type Outcome =
	| { readonly kind: "sent"; readonly created: Created }
	| { readonly kind: "invalid"; readonly errors: FieldErrors }
	| { readonly kind: "failed"; readonly error: Error }
	/** Another submission is being sent, or has been sent. */
	| { readonly kind: "ignored" };

export interface FormState {
	readonly status: ReadonlySignal<FormStatus>;
	/** True while a challenge is solved, because the API doubts that the sender is a person. */
	readonly isChecking: ReadonlySignal<boolean>;
	readonly errors: ReadonlySignal<FieldErrors>;
	/** What is in the fields. */
	readonly values: ReadonlySignal<FormValues>;
	/** What the form is about. */
	readonly subject: unknown;
	/** Keeps what is in the fields. */
	type(values: FormValues): void;
	/** Validates the values and sends them. */
	submit(values: FormValues, spamSignals?: SpamSignals): Promise<Outcome>;
	/** Clears the error of a field that was edited. */
	markEdited(name: string): void;
	/**
	 * Makes the form be about something else. A submission that is being sent goes on, but its outcome
	 * changes nothing here, unless the form is about the same thing again by then.
	 */
	changeSubject(subject: unknown): void;
	/** Starts over after the form was sent. */
	reset(): void;
}

export interface FormOptions<Input, Body extends SpamSignals> {
	schema: z.ZodMiniType<Input, unknown>;
	/** Creates the request body from the validated values. */
	body(input: Input, spamSignals: SpamSignals): Body;
	send(body: Body, options: SendOptions): Promise<Created>;
	/** Maps the API's field names to the form's. An error of any other field is a failure. */
	fields: Readonly<Record<string, string>>;
	/** The error message for an invalid field. */
	explain(name: string, issue: FieldIssue): string;
	/** What the form is about at first; unset: always the same thing. */
	subject?: unknown;
	/** The errors with which a server has returned the form, submitted without scripts. */
	errors?: FieldIssues | undefined;
	/** Stores the submission, so that a retry after a reload keeps its key. */
	draft?: Draft | undefined;
}

/**
 * The state of a form. It validates with the contract's schema before it sends, and shows the API's
 * own field errors. If the API doubts that the sender is a person, the browser proves it, with code that
 * is loaded then, or the visitor submits once more. A submit while sending is ignored. A submit after a
 * failure repeats the same request with the same idempotency key, so the API stores it once. An edit
 * creates a new request.
 */
export function createFormState<Input, Body extends SpamSignals>(
	options: FormOptions<Input, Body>,
): FormState {
	const { schema, fields, explain, draft } = options;
	const status = signal<FormStatus>("idle");
	const isChecking = signal(false);
	const values = signal<FormValues>({});
	const errors = signal<FieldErrors>(apiErrors(options.errors ?? {}));
	let submission: Submission<Body> | undefined;
	let { subject } = options;
	/** Whether the visitor was asked to press again, once for all that they send. */
	let isAsked = false;
	/** What the submissions are about that are being sent. */
	const sentSubjects = new Set<unknown>();

	function submissionFor(
		filled: FormValues,
		input: Input,
		spamSignals: SpamSignals,
	): Submission<Body> {
		const fingerprint = JSON.stringify(filled);
		// A form's draft is written by the same form, so its body has the same type.
		submission ??= draft?.submission() as Submission<Body> | undefined;
		if (submission?.fingerprint !== fingerprint) {
			submission = { fingerprint, key: randomKey(), body: options.body(input, spamSignals) };
			draft?.saveSubmission(submission);
		}
		return submission;
	}

	function apiErrors(issues: FieldIssues): FieldErrors {
		const result: Record<string, string> = {};
		for (const [name, issue] of Object.entries(issues)) {
			const field = fields[name];
			if (field) result[field] ??= explain(field, issue);
		}
		return result;
	}

	function schemaErrors(error: z.core.$ZodError): FieldErrors {
		const issues = Object.entries(fieldIssuesOf(error));
		return Object.fromEntries(issues.map(([name, issue]) => [name, explain(name, issue)]));
	}

	function reject(fieldErrors: FieldErrors): Outcome {
		status.value = "idle";
		errors.value = fieldErrors;
		return { kind: "invalid", errors: fieldErrors };
	}

	async function send(
		filled: FormValues,
		input: Input,
		{ website, ...spamSignals }: SpamSignals,
	): Promise<Outcome> {
		const { signal, stop } = startRequestTimeout();
		const sentSubject = subject;
		sentSubjects.add(sentSubject);
		try {
			const { body, key } = submissionFor(filled, input, spamSignals);
			const trap = website && { website: isAsked ? undefined : website, pressedAgain: isAsked };
			const post = (proof?: string) =>
				options.send({ ...body, ...trap, proof }, { idempotencyKey: key, signal });
			const created = await post("").catch(async (error) => {
				isAsked ||= asksToPressAgain(error);
				if (!error.body?.challenge) throw error;
				isChecking.value = true;
				const { prove } = await loadLazily("proof", () => import("./proof.js"));
				return prove(error, post);
			});
			if (sentSubject === subject) {
				draft?.clear();
				status.value = "sent";
			}
			return { kind: "sent", created };
		} catch (error) {
			if (sentSubject === subject) {
				const fieldErrors = apiErrors(error instanceof ApiError ? fieldIssuesOfError(error) : {});
				if (Object.keys(fieldErrors).length > 0) return reject(fieldErrors);
				status.value = "failed";
			}
			return { kind: "failed", error: asError(error) };
		} finally {
			sentSubjects.delete(sentSubject);
			isChecking.value = false;
			stop();
		}
	}

	function reset(): void {
		status.value = "idle";
		if (Object.keys(errors.peek()).length > 0) errors.value = {};
		values.value = {};
		submission = undefined;
	}

	return {
		status,
		isChecking,
		errors,
		values,
		get subject() {
			return subject;
		},
		reset,
		type(next) {
			if (JSON.stringify(next) !== JSON.stringify(values.peek())) values.value = next;
		},
		async submit(filled, spamSignals = {}) {
			if (["sending", "sent"].includes(status.peek())) return { kind: "ignored" };
			const { data, error } = z.safeParse(schema, filled);
			if (error) return reject(schemaErrors(error));
			if (Object.keys(errors.peek()).length > 0) errors.value = {};
			status.value = "sending";
			return send(filled, data, spamSignals);
		},
		changeSubject(next) {
			subject = next;
			status.value = sentSubjects.has(next) ? "sending" : "idle";
		},
		markEdited(name) {
			if (status.peek() === "sent") reset();
			if (status.peek() === "failed") status.value = "idle";
			if (!(name in errors.peek())) return;
			const { [name]: _, ...others } = errors.peek();
			errors.value = others;
		},
	};
}

/** Whether the API asks the visitor to press the button again: a browser may have filled in the honeypot. */
export function asksToPressAgain(error: unknown): boolean {
	return error instanceof ApiError && error.code === "press-again-required";
}

/** A random idempotency key. `crypto.randomUUID` does not exist on insecure origins. */
function randomKey(): string {
	const words = crypto.getRandomValues(new Uint16Array(8));
	return [...words].map((word) => word.toString(16).padStart(4, "0")).join("");
}
