import { createMiddleware } from "hono/factory";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Settings } from "../settings/settings.js";
import { clientAddress } from "./client-address.js";
import { HttpError } from "./http-error.js";

/** Refuses who sends more leads in a minute than anybody fills forms. */
export function limitRate({
	leadsPerMinute,
	trustsProxy,
}: Pick<Settings, "leadsPerMinute" | "trustsProxy">) {
	const limiter = new RateLimiterMemory({ points: leadsPerMinute, duration: 60 });
	return createMiddleware(async (context, next) => {
		try {
			await limiter.consume(clientAddress(context, trustsProxy));
		} catch (refused) {
			if (!(refused instanceof RateLimiterRes)) throw refused;
			throw new HttpError(
				429,
				"Too many requests. Please wait a moment and try again.",
				undefined,
				{
					retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
				},
			);
		}
		await next();
	});
}
