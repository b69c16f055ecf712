import { type Created, type ErrorBody, paths } from "@nev/contract";
import { delay, type HttpHandler, HttpResponse, http } from "msw";

/**
 * What the API does with what is sent to it: take it, leave it without an answer, fail, or take it
 * while the answer is lost on its way back.
 */
export type LeadMode = "takes" | "waits" | "fails" | "losesAnswer";

/** `parameters.leads` of a story. */
export interface LeadOptions {
	/** Default: `"takes"`. */
	mode?: LeadMode;
	/** Refuses what is sent, field by field, as the API says it. */
	refuses?: Record<string, string>;
	/** A dealership waits for a review. */
	reviews?: boolean;
}

/** What has arrived under one idempotency key. */
export interface ReceivedLead {
	readonly path: string;
	readonly key: string;
	readonly body: Record<string, unknown>;
}

/** `loaded.leads` of a story. */
export interface LeadInbox {
	/** May be changed while the story runs. */
	mode: LeadMode;
	refuses: Record<string, string> | undefined;
	/** One for each key, as the API keeps them. */
	readonly received: readonly ReceivedLead[];
	/** Every request, with its key. */
	readonly keys: readonly string[];
	readonly handlers: readonly HttpHandler[];
}

/** The part of the API that takes inquiries, messages and dealerships. */
export function createLeadInbox(options: LeadOptions = {}): LeadInbox {
	const received: ReceivedLead[] = [];
	const keys: string[] = [];

	function take(path: string): HttpHandler {
		return http.post(`/api/${path}`, async ({ request }) => {
			const key = request.headers.get("idempotency-key") ?? "";
			// The forms send objects, and MSW cannot know it.
			const body = (await request.json()) as Record<string, unknown>;
			keys.push(key);
			if (inbox.mode === "waits") await delay("infinite");
			if (inbox.mode === "fails") return refuse(500, { error: "Something went wrong." });
			const fields = refusedOf(body, inbox.refuses);
			if (fields) return refuse(422, { error: "Some fields were refused.", fields });
			if (!received.some((lead) => lead.key === key)) received.push({ path, key, body });
			if (inbox.mode === "losesAnswer") return HttpResponse.error();
			const id = received.findIndex((lead) => lead.key === key) + 1;
			const created: Created = { id, ...(options.reviews && { pending: true }) };
			return HttpResponse.json(created, { status: 201 });
		});
	}

	const inbox: LeadInbox = {
		mode: options.mode ?? "takes",
		refuses: options.refuses,
		received,
		keys,
		handlers: [paths.vehicleInquiry, paths.dealerships, paths.contact].map(take),
	};
	return inbox;
}

/** What is refused of the fields that were sent. */
function refusedOf(
	body: Record<string, unknown>,
	refuses: Record<string, string> = {},
): Record<string, string> | undefined {
	const refused = Object.entries(refuses).filter(([name]) => name in body);
	return refused.length > 0 ? Object.fromEntries(refused) : undefined;
}

function refuse(status: number, body: ErrorBody) {
	return HttpResponse.json(body, { status });
}
