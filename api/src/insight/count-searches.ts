import type { Logger } from "pino";
import type { ReadHeader } from "../http/answers.js";
import type { Orm } from "../storage/orm.js";
import type { CountedSearch } from "./counted-search.js";
import { isVisitor } from "./is-visitor.js";
import { createSearchCounter } from "./search-counter.js";
import { storeSearches } from "./store-searches.js";

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
