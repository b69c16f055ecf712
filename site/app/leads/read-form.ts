/** Room for the longest form: its longest message, with every character percent-encoded. */
const maxBodyBytes = 64 * 1024;

/** What a browser sends for a form without a file. */
const formType = "application/x-www-form-urlencoded";

/** The body is not a form that this site sends. `status` is the response to give. */
export class UnreadableFormError extends Error {
	override readonly name = "UnreadableFormError";

	readonly status: 413 | 415;

	constructor(status: 413 | 415) {
		super(
			status === 413
				? "The form is too long."
				: `A form is sent as ${formType}, without Content-Encoding.`,
		);
		this.status = status;
	}
}

/**
 * Reads a form that a browser sent without scripts.
 *
 * @throws {UnreadableFormError} if the body has another type, is compressed or too long
 */
export async function readForm(request: Request): Promise<FormData> {
	const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
	const coding = request.headers.get("content-encoding")?.toLowerCase() || "identity";
	if (type !== formType || coding !== "identity") throw new UnreadableFormError(415);
	const data = new FormData();
	for (const [name, value] of new URLSearchParams(await readText(request))) {
		data.append(name, value);
	}
	return data;
}

async function readText(request: Request): Promise<string> {
	const decoder = new TextDecoder();
	let text = "";
	let length = 0;
	for await (const chunk of request.body ?? []) {
		length += chunk.byteLength;
		if (length > maxBodyBytes) throw new UnreadableFormError(413);
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}
