import { generateDealerships } from "@nev/sample-data/generate";
import type { Command } from "commander";
import { count, max } from "drizzle-orm";
import type { Transaction } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { seedDealerships } from "../storage/seed.js";
import { CliError } from "./cli-error.js";
import type { Context } from "./context.js";
import { countUpTo } from "./input/options.js";
import { type Progress, showProgress } from "./output/progress.js";
import { counted } from "./output/wording.js";
import { withDatabase } from "./with-database.js";

/** What the generator has room for. */
const mostDealers = 400_000;

/** `nev seed --dealers N` */
export function addSeed(program: Command, context: Context): void {
	const { output, signal } = context;
	program
		.command("seed")
		.description("adds invented dealers, to try things out")
		.requiredOption("--dealers <number>", "how many", countUpTo(mostDealers))
		.option("--yes", "adds them to the database of DATABASE_URL too")
		.action(({ dealers, yes }: { dealers: number; yes?: boolean }) => {
			if (context.environment.DATABASE_URL?.trim() && !yes) {
				throw new CliError(
					"DATABASE_URL is set, and visitors of that database would see invented dealers. Add --yes if you want that.",
				);
			}
			return withDatabase(context, async ({ orm }) => {
				const progress = showProgress(output, "Inventing dealers", dealers);
				try {
					await orm.transaction((transaction) =>
						addDealers(transaction, dealers, progress, signal),
					);
				} finally {
					progress.stop();
				}
				output.print(
					`${counted(dealers, "dealer")} added. They are invented: their telephone numbers and mail addresses reach nobody.`,
				);
			});
		});
}

/** A dealer that is there already is not added again, so another one is made in its place. */
async function addDealers(
	transaction: Transaction,
	dealers: number,
	progress: Progress,
	signal: AbortSignal,
): Promise<void> {
	const before = await stockOf(transaction);
	for (let added = 0, seed = before.seed; added < dealers; seed += 1) {
		await seedDealerships(transaction, made(dealers - added, seed, added));
		added = (await stockOf(transaction)).total - before.total;
	}

	function* made(wanted: number, seed: number, already: number) {
		let done = already;
		for (const dealership of generateDealerships({ count: wanted, seed })) {
			if (done % 1000 === 0) {
				signal.throwIfAborted();
				progress.reach(done);
			}
			done += 1;
			yield dealership;
		}
	}
}

/** How many there are, and a seed that has not been used for them. */
async function stockOf(transaction: Transaction): Promise<{ total: number; seed: number }> {
	const [row] = await transaction
		.select({ total: count(), highestId: max(dealerships.id) })
		.from(dealerships);
	return { total: row?.total ?? 0, seed: (row?.highestId ?? 0) + 1 };
}
