import { getTableName } from "drizzle-orm";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { clientAddress, sitePrefixFactor, sitePrefixOf } from "../http/client-address.js";
import { HttpError } from "../http/http-error.js";
import { rateLimits } from "../storage/schema.js";

/** The requests of a client in the current period, and how many more it may send. */
type Count = Pick<RateLimiterRes, "consumedPoints" | "remainingPoints">;

/** Counts the requests of each client. */
export interface RateLimiter {
	/** @throws {RateLimiterRes} if the client exceeds the limit */
	consume(client: string): Promise<Count>;
}

/** A limiter whose count can be reset. */
export interface ResettableRateLimiter extends RateLimiter {
	/** Resets the count of a client. */
	delete(client: string): Promise<unknown>;
}

export interface RateLimit {
	/** Limits of different names are counted apart. */
	readonly name: string;
	/** How many requests one client may send in a period. */
	readonly points: number;
	/** The length of the period. Default: a minute. */
	readonly seconds?: number;
}

/**
 * Creates a limiter that all processes on the same database share. While the database is unavailable,
 * each process counts for itself.
 */
export function createRateLimiter(
	pool: pg.Pool,
	{ name, points, seconds = 60 }: RateLimit,
): ResettableRateLimiter {
	const options = { keyPrefix: name, points, duration: seconds };
	const limiter = new RateLimiterPostgres({
		...options,
		storeClient: pool,
		storeType: "pool",
		tableName: getTableName(rateLimits),
		tableCreated: true,
		// Expired counts are deleted with other expired data.
		clearExpiredByTimeout: false,
		insuranceLimiter: new RateLimiterMemory(options),
	});
	// Other processes' clocks may differ a little.
	const isCurrent = ({ msBeforeNext }: RateLimiterRes) => msBeforeNext <= 2 * seconds * 1000;
	return {
		async consume(client) {
			try {
				const count = await limiter.consume(client);
				if (isCurrent(count)) return count;
			} catch (rejection) {
				if (!(rejection instanceof RateLimiterRes) || isCurrent(rejection)) throw rejection;
			}
			// The clock was set back since the period began, which would last until it shows that time again.
			await limiter.delete(client);
			return limiter.consume(client);
		},
		delete: (client) => limiter.delete(client),
	};
}

/** Counts a request of a client, and returns whether it exceeds the limit. */
export async function isLimited(limiter: RateLimiter, client: string): Promise<boolean> {
	try {
		await limiter.consume(client);
		return false;
	} catch (rejection) {
		if (rejection instanceof RateLimiterRes) return true;
		throw rejection;
	}
}

/** Creates a limiter of clients, by their network address. Of IPv6 it also limits the /48 network. */
export function createClientLimiter(pool: pg.Pool, limit: RateLimit): RateLimiter {
	const limiter = createRateLimiter(pool, limit);
	const sites = createRateLimiter(pool, { ...limit, points: sitePrefixFactor * limit.points });
	return {
		async consume(client) {
			const site = sitePrefixOf(client);
			// The site first: one that is over its limit adds no more networks to be counted.
			const ofSite = site === undefined ? undefined : await sites.consume(site);
			const ofClient = await limiter.consume(client);
			return ofSite && isMostUsed(ofSite) ? ofSite : ofClient;
		},
	};
}

const isMostUsed = ({ consumedPoints, remainingPoints }: Count) =>
	consumedPoints > remainingPoints + 1;

const frequentKey = "isFrequentSender";

/** Whether the sender of a request has used more than half of its limit, by {@link limitRate}. */
export function isFrequentSender(context: Context): boolean {
	return context.get(frequentKey) === true;
}

/** Rejects the requests of a client that exceeds the limit with 429. */
export function limitRate(limiter: RateLimiter, proxyHops: number) {
	return createMiddleware(async (context, next) => {
		try {
			const count = await limiter.consume(clientAddress(context, proxyHops));
			context.set(frequentKey, isMostUsed(count));
		} catch (rejection) {
			if (!(rejection instanceof RateLimiterRes)) throw rejection;
			const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
			throw new HttpError(
				"too-many-requests",
				`Too many requests. Please try again in ${waitText(seconds)}.`,
				{
					retryAfter: seconds,
				},
			);
		}
		await next();
	});
}

/** How long to wait, in words: `a second`, `12 seconds`. */
export function waitText(seconds: number): string {
	return seconds === 1 ? "a second" : `${seconds} seconds`;
}
