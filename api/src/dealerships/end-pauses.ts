import { lte, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { recordAs } from "../changes/author.js";
import type { Database } from "../storage/database.js";
import { lockInOrder, waitForImport } from "../storage/locks.js";
import { dealerships } from "../storage/schema.js";

const intervalMs = 10 * 60 * 1000;

/** Lists paused dealerships again from their day on, at once and then every ten minutes. */
export function endPauses({ orm }: Pick<Database, "orm">, log: Logger): { stop(): void } {
	async function end(): Promise<void> {
		const ended = await orm.transaction(async (transaction) => {
			await recordAs(transaction, { actor: "nev", action: "end of a pause" });
			await waitForImport(transaction, dealerships);
			const isOver = lte(dealerships.pausedUntil, sql`current_date`);
			const ids = await lockInOrder(transaction, dealerships.id, isOver);
			if (ids.length > 0) {
				// One parameter, of which a statement has a limited number.
				const isEnded = sql`${dealerships.id} = any(${sql.param(ids)})`;
				await transaction.update(dealerships).set({ pausedUntil: null }).where(isEnded);
			}
			return ids.length;
		});
		if (ended > 0) log.info({ dealerships: ended }, "paused dealerships are listed again");
	}
	function run(): void {
		end().catch((error) => log.warn({ err: error }, "pauses could not be ended"));
	}
	run();
	const timer = setInterval(run, intervalMs).unref();
	return { stop: () => clearInterval(timer) };
}
