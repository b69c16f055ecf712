import { lte, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { recordAs } from "../changes/author.js";
import type { Database } from "../storage/database.js";
import { dealerships } from "../storage/schema.js";

const intervalMs = 10 * 60 * 1000;

/** Lists paused dealerships again from their day on, at once and then every ten minutes. */
export function endPauses({ orm }: Pick<Database, "orm">, log: Logger): { stop(): void } {
	async function end(): Promise<void> {
		const { rowCount } = await orm.transaction(async (transaction) => {
			await recordAs(transaction, { actor: "nev", action: "end of a pause" });
			return transaction
				.update(dealerships)
				.set({ pausedUntil: null })
				.where(lte(dealerships.pausedUntil, sql`current_date`));
		});
		if (rowCount) log.info({ dealerships: rowCount }, "paused dealerships are listed again");
	}
	function run(): void {
		end().catch((error) => log.warn({ err: error }, "pauses could not be ended"));
	}
	run();
	const timer = setInterval(run, intervalMs).unref();
	return { stop: () => clearInterval(timer) };
}
