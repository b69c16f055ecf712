import { ApiError, type Created, type SendOptions, type SpamSignals } from "@nev/contract";
import { type ReadonlySignal, signal } from "@preact/signals-react";
import * as z from "zod/mini";
import type { Draft } from "./draft.js";
import { randomKey } from "./random-key.js";
import { startRequestTimeout } from "./request-timeout.js";

/** A message for each field that was refused, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a form holds: the text of each field, by its name. */
export type FormValues = Readonly<Record<string, string>>;

/** Why a field was refused: the form's own schema says it with the issue's code, the API in English. */
export type FieldProblem =
	| { readonly from: "form"; readonly code: string; readonly message: string }
	| { readonly from: "api"; readonly message: string };

/** How a press on the button ended. */
export type Outcome =
	| { readonly kind: "sent"; readonly created: Created }
	| { readonly kind: "refused"; readonly errors: FieldErrors }
	| { readonly kind: "failed"; readonly error: Error }
	/** There is one on its way already. */
	| { readonly kind: "ignored" };

/** What was sent, or is about to be, for one filling of the form. */
export interface Submission<Body = unknown> {
	/** What the form held. */
	readonly fingerprint: string;
	/** The idempotency key. */
	readonly key: string;
	readonly body: Body;
}

export interface FormState {
	readonly status: ReadonlySignal<"idle" | "sending" | "sent">;
	readonly errors: ReadonlySignal<FieldErrors>;
	/** Checks what the form holds, and sends it with what tells machines from people. */
	submit(values: FormValues, spamSignals?: SpamSignals): Promise<Outcome>;
	/** A field was changed, so that what was said of it no longer holds. */
	edited(name: string): void;
	/** Begins anew, after it was sent. */
	reset(): void;
}

export interface FormOptions<Input, Body> {
	schema: z.ZodMiniType<Input, unknown>;
	/** What is sent for what the schema has let pass. */
	body(input: Input, spamSignals: SpamSignals): Body;
	send(body: Body, options: SendOptions): Promise<Created>;
	/** The form's field for each of the API's; what the API says of any other is a failure. */
	fields: Readonly<Record<string, string>>;
	/** The words for a refused field. */
	explain(name: string, problem: FieldProblem): string;
	/** What a server has said of the fields, having refused the form before scripts were there. */
	errors?: FieldErrors | undefined;
	/** Keeps what was sent over a reload. */
	draft?: Draft | undefined;
}

/**
 * The one way of doing a form: the contract's schema says what is wrong before anything is sent, and
 * the API says the rest. A second press while sending is ignored. Pressing again after a failure
 * sends the very same with the same key, so that what did arrive is not stored twice; after an edit
 * it is a new one.
 */
export function createFormState<Input, Body>(options: FormOptions<Input, Body>): FormState {
	const { schema, fields, explain, draft } = options;
	const status = signal<"idle" | "sending" | "sent">("idle");
	const errors = signal<FieldErrors>(fromApi(options.errors ?? {}));
	let letter: Submission<Body> | undefined;

	function letterFor(values: FormValues, input: Input, spamSignals: SpamSignals): Submission<Body> {
		const held = JSON.stringify([values, spamSignals.website]);
		// What a draft keeps under a form's name was written by the same form.
		letter ??= draft?.submission() as Submission<Body> | undefined;
		if (letter?.fingerprint !== held) {
			letter = { fingerprint: held, key: randomKey(), body: options.body(input, spamSignals) };
			draft?.saveSubmission(letter);
		}
		return letter;
	}

	function fromApi(refused: FieldErrors): FieldErrors {
		const found: Record<string, string> = {};
		for (const [name, message] of Object.entries(refused)) {
			const field = fields[name];
			if (field) found[field] ??= explain(field, { from: "api", message });
		}
		return found;
	}

	function fromSchema({ issues }: z.core.$ZodError): FieldErrors {
		const found: Record<string, string> = {};
		for (const { path, code, message } of issues) {
			const name = String(path[0]);
			found[name] ??= explain(name, { from: "form", code, message });
		}
		return found;
	}

	function refuse(refused: FieldErrors): Outcome {
		errors.value = refused;
		return { kind: "refused", errors: refused };
	}

	async function send(
		values: FormValues,
		input: Input,
		spamSignals: SpamSignals,
	): Promise<Outcome> {
		const { signal, stop } = startRequestTimeout();
		try {
			const { body, key } = letterFor(values, input, spamSignals);
			const created = await options.send(body, { idempotencyKey: key, signal });
			draft?.clear();
			return { kind: "sent", created };
		} catch (error) {
			const refused = fromApi((error instanceof ApiError && error.body?.fields) || {});
			return Object.keys(refused).length > 0
				? refuse(refused)
				: { kind: "failed", error: asError(error) };
		} finally {
			stop();
		}
	}

	function reset(): void {
		status.value = "idle";
		errors.value = {};
		letter = undefined;
	}

	return {
		status,
		errors,
		reset,
		async submit(values, spamSignals = {}) {
			if (status.peek() !== "idle") return { kind: "ignored" };
			const { data, error } = z.safeParse(schema, values);
			if (error) return refuse(fromSchema(error));
			errors.value = {};
			status.value = "sending";
			const outcome = await send(values, data, spamSignals);
			status.value = outcome.kind === "sent" ? "sent" : "idle";
			return outcome;
		},
		edited(name) {
			if (status.peek() === "sent") reset();
			if (!(name in errors.peek())) return;
			const { [name]: _, ...others } = errors.peek();
			errors.value = others;
		},
	};
}

function asError(error: unknown): Error {
	return error instanceof Error ? error : new Error(String(error));
}
