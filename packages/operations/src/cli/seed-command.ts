import {
	type Database,
	dealerships,
	readSettings,
	recordAs,
	seedDealerships,
	type Transaction,
} from "@nev/api/operations";
import type { Command } from "commander";
import { max } from "drizzle-orm";
import { authorOf } from "./author.js";
import { CliError } from "./cli-error.js";
import type { Context } from "./context.js";
import { countOption } from "./input/options.js";
import { pluralize } from "./output/format.js";
import { type Progress, showProgress } from "./output/progress.js";
import { withDatabase } from "./with-database.js";

/** Far more than the country has. */
const maxDealers = 400_000;

/** `nev seed --dealers N` */
export function addSeed(program: Command, context: Context): void {
	const { output, signal } = context;
	program
		.command("seed")
		.description("adds invented dealers for testing")
		.requiredOption("--dealers <number>", "how many", countOption(maxDealers))
		.option("--yes", "adds them to the database of DATABASE_URL too")
		.action(({ dealers, yes }: { dealers: number; yes?: boolean }) => {
			if (readSettings(context.environment).databaseUrl && !yes) {
				throw new CliError(
					"DATABASE_URL is set, and visitors of that database would see invented dealers. Add --yes if you want that.",
				);
			}
			const add = async ({ orm }: Database) => {
				const progress = showProgress(output, "Adding dealers", dealers);
				try {
					await orm.transaction(async (transaction) => {
						await recordAs(transaction, authorOf(context, "seed"));
						await addDealers(transaction, dealers, progress, signal);
					});
				} finally {
					progress.stop();
				}
				output.print(
					`${pluralize(dealers, "dealer")} added. They are invented: their phone numbers and email addresses reach nobody.`,
				);
			};
			return withDatabase(context, add, { creates: true });
		});
}

/** Their names are numbered from the next id, so none exists already. */
async function addDealers(
	transaction: Transaction,
	dealers: number,
	progress: Progress,
	signal: AbortSignal,
): Promise<void> {
	// All other commands start without the ZIP codes that it makes dealers from.
	const { generateDealerships } = await import("@nev/sample-data/generate");
	const [row] = await transaction.select({ maxId: max(dealerships.id) }).from(dealerships);
	await seedDealerships(transaction, generate((row?.maxId ?? 0) + 1));

	function* generate(first: number) {
		let done = 0;
		for (const dealership of generateDealerships({ count: dealers, first })) {
			if (done % 1000 === 0) {
				signal.throwIfAborted();
				progress.update(done);
			}
			done += 1;
			yield dealership;
		}
	}
}
