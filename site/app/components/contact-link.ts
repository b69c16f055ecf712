import {
	type ContactForm,
	type ContactSubject,
	contactStates,
	contactSubjects,
	messageMaxLength,
	stateNames,
	stateSlug,
} from "@nev/contract";

/** What a link to the contact page fills in. */
export interface ContactRequest {
	subject: ContactSubject;
	/** The name of one of the 50 states. */
	state?: string | undefined;
	message?: string;
}

/** The address of the contact page with a form that is filled in. */
export function contactLink({ subject, state, message }: ContactRequest): string {
	const parameters = new URLSearchParams({
		subject,
		...(state && { state: stateSlug(state) }),
		...(message && { message }),
	});
	return `/contact?${parameters}`;
}

/**
 * The contact form's initial values, from the page's address. Invalid ones are ignored. The form
 * offers six states and "Other", so the message names any other state.
 */
export function readContactLink(
	parameters: URLSearchParams,
): Partial<Pick<ContactForm, "subject" | "state" | "message">> {
	const subject = contactSubjects.find((value) => value === parameters.get("subject"));
	const state = stateNames.find((name) => stateSlug(name) === parameters.get("state"));
	const offeredState = contactStates.find((name) => name === state);
	const message = parameters.get("message")?.slice(0, messageMaxLength);
	const isStateMissing = state && !offeredState && !message?.includes(state);
	return {
		...(subject && { subject }),
		...(state && { state: offeredState ?? "Other" }),
		...(message && { message }),
		...(isStateMissing && { message: `My state is ${state}.\n${message ?? ""}` }),
	};
}
