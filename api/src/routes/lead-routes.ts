import { type Command, type Created, commands } from "@nev/contract";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { Catalogue } from "../catalogue/catalogue.js";
import { IdempotencyConflictError } from "../leads/idempotency.js";
import { DuplicateDealershipError } from "../leads/insert-dealership.js";
import type { LeadService } from "../leads/lead-service.js";
import type { Settings } from "../settings/settings.js";
import { isDatabaseUnavailable } from "../storage/is-database-unavailable.js";
import { HttpError } from "./http-error.js";
import { limitRate } from "./limit-rate.js";
import { limitBody, readBody } from "./request-body.js";

export interface LeadRoutesParts {
	leadService: LeadService;
	catalogue: Pick<Catalogue, "refresh">;
	settings: Pick<Settings, "leadsPerMinute" | "trustsProxy">;
	log: Logger;
}

const longestKey = 200;

/** After so many seconds the database may be back. */
const databaseBack = 2;

/** Where leads come in: inquiries, contact messages and dealerships. */
export function leadRoutes({ leadService, catalogue, settings, log }: LeadRoutesParts): Hono {
	const routes = new Hono();
	const limit = limitRate(settings);

	function post<Body>(
		{ path, body: schema }: Command<Body, Created>,
		take: (body: Body, key: string | undefined) => Promise<Created>,
	): void {
		routes.post(path, limitBody, limit, async (context) => {
			const key = idempotencyKey(context.req.header("idempotency-key"));
			const body = await readBody(context, schema);
			const created = await take(body, key).catch((error: unknown) => {
				throw toHttpError(error);
			});
			return context.json(created satisfies Created, 201, { "cache-control": "no-store" });
		});
	}

	function toHttpError(error: unknown): unknown {
		if (error instanceof IdempotencyConflictError) {
			return new HttpError(409, "This idempotency key was used with another body.");
		}
		if (error instanceof DuplicateDealershipError) {
			const message = "A dealership of this name and address is listed already";
			return new HttpError(422, `${message}.`, { name: message });
		}
		if (isDatabaseUnavailable(error)) {
			// The lead may be stored or not. A retry with the same key settles it.
			log.warn({ err: error }, "a lead could not be stored: the database is unavailable");
			return new HttpError(503, "We cannot take this right now. Please try again.", undefined, {
				retryAfter: databaseBack,
			});
		}
		return error;
	}

	post(commands.vehicleInquiry, leadService.submitInquiry);
	post(commands.contact, leadService.submitContact);
	post(commands.addDealership, async (dealership, key) => {
		const created = await leadService.submitDealership(dealership, key);
		// Whoever asks next sees it. Where that fails it is stored all the same, and seen later.
		if (!created.pending) {
			await catalogue.refresh().catch((error) => log.warn({ err: error }, "it is not seen yet"));
		}
		return created;
	});
	return routes;
}

function idempotencyKey(given: string | undefined): string | undefined {
	const key = given?.trim() || undefined;
	if (key && key.length > longestKey) {
		throw new HttpError(400, `An idempotency key has at most ${longestKey} characters.`);
	}
	return key;
}
