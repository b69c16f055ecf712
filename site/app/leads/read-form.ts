import { isSameOriginRequest } from "./same-origin-request.js";

/** Room for the longest form: its longest message, with every character percent-encoded. */
const maxBodyBytes = 64 * 1024;

/** What a browser sends for a form without a file. */
const formType = "application/x-www-form-urlencoded";

/** What a page says to a form of another site. */
export const foreignForm = "This form was sent from another site. Please send it from here.";

/** A form, if it can be read, and why it is refused. A form of another site is both. */
export interface SentForm {
	readonly form?: FormData;
	readonly refusal?: { readonly status: 403 | 413 | 415; readonly problem: string };
}

/**
 * Reads a form that a browser sent without scripts.
 *
 * @param origin the site's public address
 */
export async function readForm(request: Request, origin: string): Promise<SentForm> {
	const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
	const coding = request.headers.get("content-encoding")?.toLowerCase() || "identity";
	if (type !== formType || coding !== "identity") {
		const problem = `A form is sent as ${formType}, without Content-Encoding.`;
		return { refusal: { status: 415, problem } };
	}
	const text = await readText(request);
	if (text === undefined) return { refusal: { status: 413, problem: "The form is too long." } };
	const form = new FormData();
	for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
	return isSameOriginRequest(request, origin)
		? { form }
		: { form, refusal: { status: 403, problem: foreignForm } };
}

/** The text of the body; undefined if it is too long. */
async function readText(request: Request): Promise<string | undefined> {
	const decoder = new TextDecoder();
	let text = "";
	let length = 0;
	for await (const chunk of request.body ?? []) {
		length += chunk.byteLength;
		if (length > maxBodyBytes) return undefined;
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}
