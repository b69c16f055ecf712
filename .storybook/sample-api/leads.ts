import { type Challenge, type Created, type ErrorBody, paths } from "@nev/contract";
import { delay, type HttpHandler, HttpResponse, http } from "msw";

/**
 * How the API handles a submission: it accepts it, never responds, fails, or doubts the sender and never
 * responds to its proof.
 */
export type LeadMode = "accepts" | "hangs" | "fails" | "doubts";

/** `parameters.leads` of a story. */
export interface LeadOptions {
	/** Default: `"accepts"`. */
	mode?: LeadMode;
	/** Rejects a submission that has one of these fields, with the field's message. */
	fieldErrors?: Record<string, string>;
	/** A submitted dealership waits for a review. */
	pending?: boolean;
}

/** A lead, stored once per idempotency key. */
export interface ReceivedLead {
	readonly path: string;
	readonly key: string;
	readonly body: Record<string, unknown>;
}

/** `loaded.leads` of a story. */
export interface LeadInbox {
	/** A story can change it while it runs. */
	mode: LeadMode;
	fieldErrors: Record<string, string> | undefined;
	/** The stored leads, one for each key. */
	readonly received: readonly ReceivedLead[];
	/** The idempotency key of every request. */
	readonly keys: readonly string[];
	readonly handlers: readonly HttpHandler[];
}

/** The API's POST routes: inquiries, contact messages and dealerships. */
export function createLeadInbox(options: LeadOptions = {}): LeadInbox {
	const received: ReceivedLead[] = [];
	const keys: string[] = [];

	function postHandler(path: string): HttpHandler {
		return http.post(`/api/${path}`, async ({ request }) => {
			const key = request.headers.get("idempotency-key") ?? "";
			// The forms always send objects.
			const body = (await request.json()) as Record<string, unknown>;
			keys.push(key);
			if (inbox.mode === "hangs") await delay("infinite");
			if (inbox.mode === "fails")
				return errorResponse(500, { error: "Something went wrong.", code: "internal-error" });
			if (inbox.mode === "doubts") {
				if (!body.proof)
					return errorResponse(428, {
						error: "Please prove it.",
						code: "proof-required",
						challenge,
					});
				await delay("infinite");
			}
			if (body.website && body.pressedAgain === false)
				return errorResponse(428, {
					error: "Please send it again.",
					code: "press-again-required",
				});
			const fields = rejectedFields(body, inbox.fieldErrors);
			if (fields)
				return errorResponse(422, {
					error: "Some fields are invalid.",
					code: "invalid-fields",
					fields,
				});
			if (!received.some((lead) => lead.key === key)) received.push({ path, key, body });
			const id = received.findIndex((lead) => lead.key === key) + 1;
			const created: Created = { id, ...(options.pending && { pending: true }) };
			return HttpResponse.json(created, { status: 201 });
		});
	}

	const inbox: LeadInbox = {
		mode: options.mode ?? "accepts",
		fieldErrors: options.fieldErrors,
		received,
		keys,
		handlers: [paths.vehicleInquiry, paths.dealerships, paths.contact].map(postHandler),
	};
	return inbox;
}

/** Every number solves it. */
const challenge: Challenge = {
	parameters: {
		algorithm: "SHA-256",
		cost: 1,
		expiresAt: 0,
		keyLength: 32,
		keyPrefix: "",
		nonce: "00",
		salt: "00",
	},
	signature: "00",
};

/** The messages of the rejected fields that the body contains. */
function rejectedFields(
	body: Record<string, unknown>,
	fieldErrors: Record<string, string> = {},
): Record<string, string> | undefined {
	const rejected = Object.entries(fieldErrors).filter(([name]) => name in body);
	return rejected.length > 0 ? Object.fromEntries(rejected) : undefined;
}

function errorResponse(status: number, body: ErrorBody) {
	return HttpResponse.json(body, { status });
}
