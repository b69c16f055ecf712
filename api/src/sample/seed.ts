import {
	type SampleDealership,
	sampleDealerships,
	sampleStates,
	sampleVehicles,
} from "@nev/sample-data";
import { readPicture } from "@nev/sample-data/pictures";
import { recordAs } from "../changes/author.js";
import { insertBatchSize, type Orm } from "../storage/orm.js";
import { dealerships, images, oneTimeTasks, states, vehicles } from "../storage/schema.js";

/** Fills a database: one of the operator with the states, and the embedded one with the sample data too. */
export async function seedDatabase(orm: Orm, isOwn: boolean): Promise<void> {
	await seedStates(orm);
	if (!isOwn) await seedSampleDataOnce(orm);
}

/** Inserts the 50 states, which every database has. */
async function seedStates(orm: Orm): Promise<void> {
	await orm
		.insert(states)
		.values(sampleStates.map(({ name, emoji, description }) => ({ name, emoji, description })))
		.onConflictDoNothing();
}

/** What `oneTimeTasks` names, once the sample data is in a database or must not come into it. */
export const sampleDataTask = "sample data";

/** Inserts the sample vehicles and dealerships, once in the life of a database. */
export async function seedSampleDataOnce(orm: Orm): Promise<void> {
	await orm.transaction(async (transaction) => {
		const inserted = await transaction
			.insert(oneTimeTasks)
			.values({ name: sampleDataTask })
			.onConflictDoNothing()
			.returning();
		if (inserted.length === 0) return;
		await recordAs(transaction, { actor: "nev", action: "sample data" });
		await transaction.insert(vehicles).values([...sampleVehicles]);
		await transaction
			.insert(images)
			.values(sampleVehicles.map(({ slug }) => ({ name: `${slug}.svg`, svg: readPicture(slug) })));
		await seedDealerships(transaction, sampleDealerships);
	});
}

/** A dealership to insert, without its id. */
export type NewDealershipRow = typeof dealerships.$inferInsert;

/** Inserts invented dealerships in batches. Those that exist already are left unchanged. */
export async function seedDealerships(
	orm: Pick<Orm, "insert">,
	rows: Iterable<SampleDealership>,
): Promise<void> {
	let batch: NewDealershipRow[] = [];
	const flush = async () => {
		if (batch.length === 0) return;
		await orm.insert(dealerships).values(batch).onConflictDoNothing();
		batch = [];
	};
	for (const row of rows) {
		batch.push(row);
		if (batch.length === insertBatchSize) await flush();
	}
	await flush();
}
