import {
	type ApiClient,
	type Command,
	type Created,
	emptyFieldsNotice,
	type SpamSignals,
} from "@nev/contract";
import { ApiError, checkForm, type FieldErrors, type FormValues } from "@nev/widgets";
import { data, redirect } from "react-router";
import { leadKey } from "./lead-key.js";
import { readForm, UnreadableFormError } from "./read-form.js";
import { isSameOriginRequest } from "./same-origin-request.js";

/** What a page shows of a form that was refused or could not be sent. */
export interface RejectedLead {
	readonly errors: FieldErrors;
	/** What the visitor had typed; none of it is lost. */
	readonly values: FormValues;
	readonly problem?: { readonly title: string; readonly description: string };
}

/** How one of the site's forms becomes a lead. */
export interface LeadForm<Input, Body> {
	readonly schema: Parameters<typeof checkForm<Input>>[0];
	readonly command: Command<Body, Created>;
	body(input: Input, spamSignals: SpamSignals): Body | Promise<Body>;
	/** The form's names for fields that the API calls otherwise. */
	readonly fieldNames?: Readonly<Record<string, string>>;
	/** The fields of which one that is empty is told for the form as a whole, too. */
	readonly required?: readonly string[];
	/** What is said where it could not be sent. */
	readonly failed: string;
	/** Where the visitor goes when it has arrived; without an answer where it had arrived before. */
	readonly next: (created?: Created) => string;
}

/** Where a lead comes from, and who takes it. */
export interface LeadArguments {
	readonly request: Request;
	/** The site's address as its visitors know it. */
	readonly origin: string;
	readonly client: ApiClient;
}

const failedTitle = "Error";

/**
 * Takes a form that was sent before scripts were there, or without any. What is right goes to the API
 * and the visitor on to the next page (303); what is refused gives the page again, with what was
 * typed and what is wrong with it (422); and what fails gives it again with everything kept (503).
 * What another site has sent goes nowhere (403), and is kept too: the site may be behind a proxy that
 * hides its name.
 */
export async function submitLead<Input, Body>(
	{ request, origin, client }: LeadArguments,
	form: LeadForm<Input, Body>,
) {
	let filled: FormData;
	try {
		filled = await readForm(request);
	} catch (error) {
		if (!(error instanceof UnreadableFormError)) throw error;
		return refuse(error.status, {}, error.message);
	}

	const { input, errors, values, spamSignals } = checkForm(form.schema, filled);
	if (!isSameOriginRequest(request, origin)) {
		return refuse(403, values, "This form was sent from another site. Please send it from here.");
	}
	if (errors) {
		const isEmpty = form.required?.some((name) => !values[name]?.trim());
		return data<RejectedLead>(
			{ errors, values, ...(isEmpty && { problem: emptyFieldsNotice }) },
			{ status: 422 },
		);
	}
	try {
		const idempotencyKey = await leadKey(new URL(request.url).pathname, values, new Date());
		const body = await form.body(input, spamSignals);
		const created = await client.send(form.command, body, { idempotencyKey });
		return redirect(form.next(created), 303);
	} catch (error) {
		// The key is made of what was said: it has arrived before, and only the price was another.
		if (error instanceof ApiError && error.status === 409) return redirect(form.next(), 303);
		const refused = error instanceof ApiError ? fieldErrors(error, form.fieldNames) : undefined;
		if (refused) return data<RejectedLead>({ errors: refused, values }, { status: 422 });
		const status = error instanceof ApiError && error.status === 429 ? 429 : 503;
		return refuse(status, values, form.failed);
	}
}

function refuse(status: number, values: FormValues, description: string) {
	return data<RejectedLead>(
		{ errors: {}, values, problem: { title: failedTitle, description } },
		{ status },
	);
}

function fieldErrors(
	{ body }: ApiError,
	names: Readonly<Record<string, string>> = {},
): FieldErrors | undefined {
	const fields = Object.entries(body?.fields ?? {});
	if (fields.length === 0) return undefined;
	return Object.fromEntries(fields.map(([name, message]) => [names[name] ?? name, message]));
}
