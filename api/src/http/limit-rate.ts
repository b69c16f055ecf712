import { createMiddleware } from "hono/factory";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { clientAddress } from "./client-address.js";
import { HttpError } from "./http-error.js";

export interface RateLimit {
	/** How many requests one client may send in a minute. */
	readonly perMinute: number;
	readonly proxyHops: number;
}

/** Rejects the requests of a client that exceeds the limit with 429. */
export function limitRate({ perMinute, proxyHops }: RateLimit) {
	const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
	return createMiddleware(async (context, next) => {
		try {
			await limiter.consume(clientAddress(context, proxyHops));
		} catch (rejection) {
			if (!(rejection instanceof RateLimiterRes)) throw rejection;
			throw new HttpError(429, "Too many requests. Please wait a moment and try again.", {
				retryAfter: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)),
			});
		}
		await next();
	});
}
