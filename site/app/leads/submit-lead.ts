import {
	type ApiClient,
	type Command,
	type Created,
	emptyFieldsNotice,
	fieldIssuesOfError,
	type SpamSignals,
} from "@nev/contract";
import { ApiError, type FieldIssues, type FormValues } from "@nev/widgets";
import { checkForm, failureHint } from "@nev/widgets/internal";
import { data, type RouterContextProvider, redirect } from "react-router";
import { pageContext } from "../page/page-context.js";
import { createIdempotencyKey } from "./idempotency-key.js";
import { readForm } from "./read-form.js";

/** What a page shows of a form that was rejected or could not be sent. */
export interface RejectedLead {
	readonly errors: FieldIssues;
	/** What the visitor had typed. None of it is lost. */
	readonly values: FormValues;
	readonly problem?: { readonly title: string; readonly description: string };
}

/** How one of the site's forms becomes a lead. */
export interface LeadForm<Input, Body> {
	readonly schema: Parameters<typeof checkForm<Input>>[0];
	readonly command: Command<Body, Created>;
	toBody(input: Input, spamSignals: SpamSignals): Body | Promise<Body>;
	/** The form's names for the API's fields, if they differ. */
	readonly fieldNames?: Readonly<Record<string, string>>;
	/** If one of these fields is empty, a notice above the form says so too. */
	readonly requiredFields?: readonly string[];
	/** Shown if the lead could not be sent. */
	readonly messages: Parameters<typeof failureHint>[2];
	/** The next page. `created` is undefined if the API had received the lead before. */
	readonly nextPage: (created?: Created) => string;
}

/** A form as a browser sent it, and the client that sends the lead on. */
export interface LeadRequest {
	readonly request: Request;
	/** The site's public address. */
	readonly origin: string;
	readonly client: ApiClient;
}

const failureTitle = "Error";

/** What `submitLead` takes from the arguments of a route's action. */
export function leadRequest(
	context: Readonly<RouterContextProvider>,
	request: Request,
): LeadRequest {
	const { loader, settings } = context.get(pageContext);
	// This client passes the visitor's IP address to the API, which counts leads by it.
	return { request, origin: settings.origin, client: loader.client };
}

/**
 * Handles a form that the browser sent without our scripts. Sends the lead to the API and redirects
 * to the next page (303). If that fails, the page is shown again with the form's values: 422 with the
 * errors if the lead is invalid, 503 if the API failed, 429 if its rate limit was reached, and 403 if
 * the form seems to come from another site, which it also does behind a proxy that changes the host.
 */
export async function submitLead<Input, Body>(
	{ request, origin, client }: LeadRequest,
	form: LeadForm<Input, Body>,
) {
	const { form: formData = new FormData(), refusal } = await readForm(request, origin);
	const { input, errors, values, spamSignals } = checkForm(form.schema, formData);
	if (refusal) return reject(refusal.status, values, refusal.problem);
	if (errors) {
		const isEmpty = form.requiredFields?.some((name) => !values[name]?.trim());
		return data<RejectedLead>(
			{ errors, values, ...(isEmpty && { problem: emptyFieldsNotice }) },
			{ status: 422 },
		);
	}
	try {
		const { pathname } = new URL(request.url);
		const idempotencyKey = await createIdempotencyKey(pathname, values, new Date());
		const body = await form.toBody(input, spamSignals);
		const created = await client.send(form.command, body, { idempotencyKey });
		return redirect(form.nextPage(created), 303);
	} catch (error) {
		// Same key, other body: the form was sent before, and only the vehicle's price has changed.
		if (error instanceof ApiError && error.status === 409) return redirect(form.nextPage(), 303);
		const apiErrors = error instanceof ApiError ? fieldErrors(error, form.fieldNames) : undefined;
		if (apiErrors) return data<RejectedLead>({ errors: apiErrors, values }, { status: 422 });
		const status = error instanceof ApiError && error.status === 429 ? 429 : 503;
		return reject(status, values, failureHint(error as Error, "en-US", form.messages));
	}
}

function reject(status: number, values: FormValues, description: string) {
	return data<RejectedLead>(
		{ errors: {}, values, problem: { title: failureTitle, description } },
		{ status },
	);
}

function fieldErrors(
	error: ApiError,
	names: Readonly<Record<string, string>> = {},
): FieldIssues | undefined {
	const fields = Object.entries(fieldIssuesOfError(error));
	if (fields.length === 0) return undefined;
	return Object.fromEntries(fields.map(([name, issue]) => [names[name] ?? name, issue]));
}
