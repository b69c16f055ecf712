import { asc, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../storage/orm.js";
import { isSampleVehicle, sampleVehicleBySlug } from "../../storage/sample-rows.js";
import { images, vehicles } from "../../storage/schema.js";
import type { NewVehicle } from "./vehicle-schema.js";

/** What an import has done to the catalogue. */
export interface Stored {
	readonly added: number;
	readonly updated: number;
	/** Those that were not in the file. */
	readonly removed: number;
	/** Invented vehicles that came with the database. */
	readonly sampleRemoved: number;
}

/**
 * Puts vehicles into the catalogue: one whose slug is there is updated. Untouched sample vehicles
 * go, since they are invented and may not stand among the operator's. With `replace` the catalogue
 * is the given list afterwards, in its order.
 */
export async function storeVehicles(
	transaction: Transaction,
	given: readonly NewVehicle[],
	{ replace }: { replace: boolean },
): Promise<Stored> {
	await transaction.execute(sql`lock table ${vehicles} in share row exclusive mode`);
	const before = await transaction.select().from(vehicles).orderBy(asc(vehicles.id));
	const slugs = new Set(given.map(({ slug }) => slug));
	const absent = before.filter(({ slug }) => !slugs.has(slug));
	const sample = absent.filter(isSampleVehicle);
	const leaving = replace ? before : sample;
	if (leaving.length > 0) {
		await transaction.delete(vehicles).where(
			inArray(
				vehicles.id,
				leaving.map(({ id }) => id),
			),
		);
	}
	await upsert(transaction, given);
	await removeUnusedPictures(transaction, before);
	const updated = before.length - absent.length;
	return {
		added: given.length - updated,
		updated,
		removed: replace ? absent.length - sample.length : 0,
		sampleRemoved: sample.length,
	};
}

/** Some 20 parameters for each; PostgreSQL takes 65,535 in all. */
const batch = 2000;

async function upsert(transaction: Transaction, given: readonly NewVehicle[]): Promise<void> {
	for (let start = 0; start < given.length; start += batch) {
		await transaction
			.insert(vehicles)
			.values(
				given
					.slice(start, start + batch)
					.map((vehicle) => ({ ...vehicle, externalUrl: vehicle.externalUrl ?? null })),
			)
			.onConflictDoUpdate({
				target: vehicles.slug,
				set: {
					name: excluded("name"),
					description: excluded("description"),
					price: excluded("price"),
					range: excluded("range"),
					category: excluded("category"),
					series: excluded("series"),
					model: excluded("model"),
					imageUrl: excluded("image_url"),
					features: excluded("features"),
					isAvailable: excluded("is_available"),
					isFeatured: excluded("is_featured"),
					externalUrl: excluded("external_url"),
					specifications: excluded("specifications"),
				},
			});
	}
}

/** The value of the row that could not be inserted. */
function excluded(column: string) {
	return sql.raw(`excluded."${column}"`);
}

/** The drawings of the sample that no vehicle shows any more. */
async function removeUnusedPictures(
	transaction: Transaction,
	before: readonly { slug: string }[],
): Promise<void> {
	const names = before
		.filter(({ slug }) => sampleVehicleBySlug.has(slug))
		.map(({ slug }) => `${slug}.svg`);
	if (names.length === 0) return;
	await transaction
		.delete(images)
		.where(
			sql`${inArray(images.name, names)} and not exists (select from ${vehicles} where ${vehicles.imageUrl} = '/api/images/' || ${images.name})`,
		);
}
