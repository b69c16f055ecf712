import { type Command, type Created, commands } from "@nev/contract";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { Catalogue } from "../catalogue/catalogue.js";
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
				throw isDatabaseUnavailable(error) ? away(error) : error;
			});
			return context.json(created satisfies Created, 201, { "cache-control": "no-store" });
		});
	}

	/** The lead is not known to be stored, and not known not to be; a retry with its key settles it. */
	function away(error: unknown): HttpError {
		log.warn({ err: error }, "a lead could not be stored, since the database is away");
		return new HttpError(503, "We cannot take this right now. Please try again.", undefined, {
			retryAfter: databaseBack,
		});
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
