import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../storage/database.js";
import { refusedLeads } from "../storage/insight-schema.js";

/** How often the number is stored, in milliseconds. A crash loses no more, and what the database does not take. */
const storeIntervalMs = 60_000;

/** Counts the leads that the database did not take, and stores their number for the desk once it does. */
export interface RefusedLeads {
	count(): void;
	/** Stores what is counted so far. If the database does not answer, the next time does. */
	store(): Promise<void>;
	/** Stores the last ones. */
	stop(): Promise<void>;
}

export function countRefusedLeads({ orm }: Pick<Database, "orm">, log: Logger): RefusedLeads {
	let refused = 0;

	async function store(): Promise<void> {
		const leads = refused;
		if (leads === 0) return;
		refused = 0;
		try {
			await orm
				.insert(refusedLeads)
				.values({ day: sql`current_date`, leads })
				.onConflictDoUpdate({
					target: refusedLeads.day,
					set: { leads: sql`${refusedLeads.leads} + excluded.leads` },
				});
		} catch (error) {
			refused += leads;
			log.warn({ err: error, refused }, "the number of refused leads could not be stored");
		}
	}

	const timer = setInterval(() => void store(), storeIntervalMs).unref();
	return {
		count() {
			refused += 1;
		},
		store,
		async stop() {
			clearInterval(timer);
			await store();
		},
	};
}
