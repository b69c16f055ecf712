import {
	type Command,
	type Created,
	commands,
	contactMessageSchema,
	newDealershipSchema,
	vehicleInquirySchema,
} from "@nev/contract";
import type { Logger } from "pino";
import * as z from "zod/mini";
import { HttpError } from "../http/http-error.js";
import { json } from "../http/response-format.js";
import { defineRoute, type Route } from "../http/route.js";
import { IdempotencyConflictError } from "../leads/idempotency.js";
import { DuplicateDealershipError } from "../leads/insert-dealership.js";
import type { LeadService, Sender } from "../leads/lead-service.js";
import { PressAgainError } from "../leads/press-again-error.js";
import { ChallengeError } from "../leads/proof-of-work.js";
import { isFrequentSender, limitRate, type RateLimiter } from "../limits/limit-rate.js";
import type { Settings } from "../settings/settings.js";
import { isDatabaseUnavailable } from "../storage/database-error.js";
import { isLockTimeout } from "../storage/locks.js";

export interface LeadRoutesOptions {
	leadService: LeadService;
	limiter: RateLimiter;
	settings: Pick<Settings, "proxyHops">;
	/** Called when the database did not take a lead. */
	onRefused?: (() => void) | undefined;
	log: Logger;
}

const maxKeyLength = 200;

const headersSchema = z.object({
	"idempotency-key": z.optional(
		z
			.string()
			.check(
				z.trim(),
				z.maxLength(maxKeyLength, `An idempotency key has at most ${maxKeyLength} characters.`),
				z.describe("A repeated request with the same key and body gets the first response again"),
			),
	),
});

const errors = {
	409: "The sender has used the idempotency key with another body",
	428: "The sender looks like a bot; `challenge` is to be solved, and the request to be sent again with the `proof`, or with the code `press-again-required` as `pressedAgain` says",
	503: "The database is unavailable; `Retry-After` says when to try again, with the same key",
};

/** After a failure of the database, clients may try again after so many seconds. */
const databaseRetryAfter = 2;

/** A long import of dealers may hold its lock so many seconds more. */
const lockRetryAfter = 10;

/** The POST calls: vehicle inquiries, contact messages and new dealerships. */
export function leadRoutes({
	leadService,
	limiter,
	settings,
	onRefused,
	log,
}: LeadRoutesOptions): Route[] {
	const limit = limitRate(limiter, settings.proxyHops);

	function leadRoute<Body>(
		{ path, response }: Command<Body, Created>,
		body: z.ZodMiniType<NoInfer<Body>>,
		summary: string,
		submit: (body: NoInfer<Body>, sender: Sender) => Promise<Created>,
	): Route {
		return defineRoute({
			method: "post",
			path,
			example: { "idempotency-key": "3f6c1f0e-6a3b-4d7e-9c53-1df1a5f1a111" },
			summary,
			headers: headersSchema,
			body,
			response: json(response, { status: 201, headers: { "cache-control": "no-store" } }),
			errors,
			use: [limit],
			handle: ({ headers, body }, context) =>
				submit(body, {
					key: headers["idempotency-key"],
					isFrequent: isFrequentSender(context),
				}).catch((error: unknown) => {
					throw toHttpError(error);
				}),
		});
	}

	function toHttpError(error: unknown): unknown {
		if (error instanceof IdempotencyConflictError) {
			return new HttpError(
				"idempotency-conflict",
				"This idempotency key was used with another body.",
			);
		}
		if (error instanceof ChallengeError) {
			const { challenge } = error;
			return new HttpError(
				"proof-required",
				"Please solve the challenge, and send the request again.",
				{
					challenge,
				},
			);
		}
		if (error instanceof PressAgainError) {
			return new HttpError(
				"press-again-required",
				"Please send it again, so we know you're not a bot.",
			);
		}
		if (error instanceof DuplicateDealershipError) {
			const message = "A dealership with this name and address is already listed";
			return new HttpError("duplicate-dealership", `${message}.`, {
				issues: { name: { code: "duplicate-dealership", message } },
			});
		}
		const isLocked = isLockTimeout(error);
		if (isLocked || isDatabaseUnavailable(error)) {
			// The lead may be stored or not. A retry with the same key settles it.
			log.warn({ err: error }, "a lead could not be stored: the database is unavailable");
			onRefused?.();
			return new HttpError(
				"database-unavailable",
				"We can't process this right now. Please try again.",
				{ retryAfter: isLocked ? lockRetryAfter : databaseRetryAfter },
			);
		}
		return error;
	}

	return [
		leadRoute(
			commands.vehicleInquiry,
			vehicleInquirySchema,
			"Asks for information on a vehicle",
			leadService.submitInquiry,
		),
		leadRoute(
			commands.contact,
			contactMessageSchema,
			"Sends a message to the company",
			leadService.submitContact,
		),
		// The change feed tells every process of a new dealership.
		leadRoute(
			commands.addDealership,
			newDealershipSchema,
			"Submits a dealership",
			leadService.submitDealership,
		),
	];
}
