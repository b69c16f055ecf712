import {
	type CorrectionField,
	correctionFields,
	correctionFormSchema,
	fieldIssuesOf,
} from "@nev/contract";
import { data, type RouterContextProvider, redirect } from "react-router";
import { readForm } from "../leads/read-form.js";
import { pageContext } from "../page/page-context.js";
import { readDealershipId, requestAddress } from "./correction-paths.js";
import { readSession } from "./correction-session.js";
import { problems } from "./messages.js";

type Texts = Readonly<Partial<Record<CorrectionField, string>>>;

/** A form that was not saved, with everything that was typed. */
export interface RejectedCorrection {
	/** The listing of the form. */
	readonly dealershipId: number | undefined;
	readonly name: string;
	readonly values: Texts;
	/** What was in the fields when the form was opened. */
	readonly shown: Texts;
	readonly errors: Texts;
	readonly problem?: string;
	/** Whether a new link is needed. */
	readonly isExpired?: boolean;
}

/** Saves the form of a dealer, and redirects to what became of it. Otherwise the page is shown again. */
export async function saveListing(context: Readonly<RouterContextProvider>, request: Request) {
	const { corrections, clientAddress, settings, log } = context.get(pageContext);
	const { form = new FormData(), refusal } = await readForm(request, settings.origin);
	const dealershipId = readDealershipId(form.get("dealership"));
	const values = readValues(form);
	const shown = readShown(form);
	const sent = { dealershipId, name: String(form.get("name") ?? ""), values, shown };
	if (refusal) return reject(refusal.status, { ...sent, problem: refusal.problem });
	const parsed = correctionFormSchema.safeParse(values);
	if (!parsed.success) return reject(422, { ...sent, errors: messagesOf(parsed.error) });
	const session = await readSession(request, settings.origin);
	const expired = { ...sent, problem: problems.expired, isExpired: true };
	if (session === undefined || dealershipId === undefined) return reject(403, expired);
	try {
		const touched = correctionFields.filter((name) => values[name] !== shown[name]);
		const filledIn = { form: parsed.data, touched };
		const saved = await corrections.save(session, dealershipId, filledIn, clientAddress);
		switch (saved.kind) {
			case "invalid":
				return reject(422, { ...sent, errors: saved.errors });
			case "unchanged":
				return reject(422, { ...sent, problem: problems.unchanged });
			case "expired":
				return reject(403, expired);
			case "limited":
				return reject(429, { ...sent, problem: problems.limited });
			default:
				return redirect(requestAddress(dealershipId, saved.kind), 303);
		}
	} catch (error) {
		log.warn({ err: error }, "a dealer's correction could not be saved");
		return reject(503, { ...sent, problem: problems.unavailable });
	}
}

/** The name of the hidden field that has what was in a field when the form was opened. */
export const shownName = (name: string) => `shown-${name}`;

function readValues(form: FormData): Texts {
	return Object.fromEntries(correctionFields.map((name) => [name, String(form.get(name) ?? "")]));
}

/** Without a field whose hidden one is missing: nobody knows whether it was touched, so it is saved as it is. */
function readShown(form: FormData): Texts {
	const known = correctionFields.filter((name) => form.has(shownName(name)));
	return Object.fromEntries(known.map((name) => [name, String(form.get(shownName(name)))]));
}

function messagesOf(error: Parameters<typeof fieldIssuesOf>[0]): Texts {
	const issues = Object.entries(fieldIssuesOf(error));
	return Object.fromEntries(issues.map(([name, { message }]) => [name, message]));
}

function reject(status: number, rejected: Partial<RejectedCorrection>) {
	const empty = { dealershipId: undefined, name: "", values: {}, shown: {}, errors: {} };
	return data<RejectedCorrection>({ ...empty, ...rejected }, { status });
}
