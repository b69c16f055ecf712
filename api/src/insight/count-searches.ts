import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { ReadHeader } from "../http/answer-cache.js";
import type { CountedSearch } from "../http/counted-search.js";
import { searchSums } from "../storage/insight-schema.js";
import type { Orm } from "../storage/orm.js";
import { createSearchCounter, type SearchSum } from "./search-counter.js";

/** How often sums are stored, in milliseconds. A crash loses no more. */
const storeIntervalMs = 60_000;

/** Counts the searches of visitors, and stores their sums. */
export interface SearchCounting {
	onSearch(search: CountedSearch, header: ReadHeader): void;
	/** Stores what is counted so far. If the database does not answer, the next time does. */
	store(): Promise<void>;
	/** Stores the last sums. */
	stop(): Promise<void>;
}

export function countSearches(orm: Pick<Orm, "insert">, log: Logger): SearchCounting {
	const counter = createSearchCounter();

	async function store(): Promise<void> {
		const sums = counter.take();
		try {
			await storeSearches(orm, sums);
		} catch (error) {
			counter.putBack(sums);
			log.warn({ err: error }, "the counted searches could not be stored");
		}
	}

	const timer = setInterval(() => void store(), storeIntervalMs).unref();
	return {
		onSearch(search, header) {
			if (isVisitor(header)) counter.count(search);
		},
		store,
		async stop() {
			clearInterval(timer);
			await store();
		},
	};
}

/** Programs that call themselves browsers, and say what they are all the same. */
const programs = /bot\b|crawl|spider|slurp|preview|monitor|uptime|lighthouse/i;

/**
 * Whether a browser asks for somebody who waits. Health checks, scripts and crawlers say that they are
 * none, and a browser says that it fetches what nobody may look at.
 */
function isVisitor(header: ReadHeader): boolean {
	const agent = header("user-agent") ?? "";
	if (!agent.startsWith("Mozilla/") || programs.test(agent)) return false;
	const purpose = header("sec-purpose") ?? header("purpose") ?? header("x-moz") ?? "";
	return !purpose.startsWith("prefetch");
}

/** Adds sums to those that are stored, in one statement. */
async function storeSearches(orm: Pick<Orm, "insert">, sums: readonly SearchSum[]): Promise<void> {
	if (sums.length === 0) return;
	const keyOf = ({ day, state, zip3 }: SearchSum) => `${day} ${state} ${zip3}`;
	// In one order: two servers that add to the same rows in different ones would wait for each other.
	const rows = [...sums].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
	await orm
		.insert(searchSums)
		.values(rows)
		.onConflictDoUpdate({
			target: [searchSums.day, searchSums.state, searchSums.zip3],
			set: {
				searches: sql`${searchSums.searches} + excluded.searches`,
				foundNobody: sql`${searchSums.foundNobody} + excluded.found_nobody`,
			},
		});
}
