import { drawVehicle, sampleDealerships, sampleStates, sampleVehicles } from "@nev/sample-data";
import type { Orm } from "./database.js";
import { dealerships, images, oneTimeTasks, states, vehicles } from "./schema.js";

/** How many rows go into one statement; PostgreSQL takes 65,535 parameters in all. */
const batch = 2000;

/** The 50 states are facts and no sample: every database has them. */
export async function seedStates(orm: Orm): Promise<void> {
	await orm
		.insert(states)
		.values(sampleStates.map(({ name, emoji, description }) => ({ name, emoji, description })))
		.onConflictDoNothing();
}

/** Puts the sample catalogue and dealers in, once in the life of a database. */
export async function seedSampleDataOnce(orm: Orm): Promise<void> {
	await orm.transaction(async (transaction) => {
		const reached = await transaction
			.insert(oneTimeTasks)
			.values({ name: "sample data" })
			.onConflictDoNothing()
			.returning();
		if (reached.length === 0) return;
		await transaction
			.insert(vehicles)
			.values(sampleVehicles.map(({ drawing: _, ...vehicle }) => vehicle));
		await transaction.insert(images).values(
			sampleVehicles.map(({ slug, drawing }) => ({
				name: `${slug}.svg`,
				svg: drawVehicle(drawing),
			})),
		);
		await seedDealerships(transaction, sampleDealerships);
	});
}

/** A dealership as it is put in, without its id. */
export type DealershipRow = typeof dealerships.$inferInsert;

/** Puts dealerships in, in batches; one that stands already is left as it is. */
export async function seedDealerships(
	orm: Pick<Orm, "insert">,
	rows: Iterable<DealershipRow>,
): Promise<void> {
	let waiting: DealershipRow[] = [];
	const flush = async () => {
		if (waiting.length === 0) return;
		await orm.insert(dealerships).values(waiting).onConflictDoNothing();
		waiting = [];
	};
	for (const row of rows) {
		waiting.push(row);
		if (waiting.length === batch) await flush();
	}
	await flush();
}
