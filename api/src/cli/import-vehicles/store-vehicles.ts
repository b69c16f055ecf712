import { asc, inArray, sql } from "drizzle-orm";
import { insertBatchSize, type Transaction } from "../../storage/orm.js";
import { isSampleVehicle, sampleVehicleBySlug } from "../../storage/sample-rows.js";
import { images, vehicles } from "../../storage/schema.js";
import type { NewVehicle } from "./vehicle-schema.js";

/** How many vehicles an import changed. */
export interface StoreResult {
	readonly added: number;
	readonly updated: number;
	/** Vehicles that are not in the file, except sample vehicles. */
	readonly removed: number;
	/** Unchanged sample vehicles. */
	readonly sampleRemoved: number;
}

/**
 * Inserts vehicles, and updates those whose slugs exist. Unchanged sample vehicles are removed: they
 * are invented and must not be listed among real ones. With `replace`, the catalogue then contains
 * only these vehicles, in this order.
 */
export async function storeVehicles(
	transaction: Transaction,
	imported: readonly NewVehicle[],
	{ replace }: { replace: boolean },
): Promise<StoreResult> {
	await transaction.execute(sql`lock table ${vehicles} in share row exclusive mode`);
	const before = await transaction.select().from(vehicles).orderBy(asc(vehicles.id));
	const slugs = new Set(imported.map(({ slug }) => slug));
	const absent = before.filter(({ slug }) => !slugs.has(slug));
	const sample = absent.filter(isSampleVehicle);
	// With `replace`, all are inserted anew: the ids determine the order.
	const deletedIds = (replace ? before : sample).map(({ id }) => id);
	if (deletedIds.length > 0) {
		await transaction.delete(vehicles).where(inArray(vehicles.id, deletedIds));
	}
	await upsert(transaction, imported);
	await removeUnusedPictures(transaction, before);
	const updated = before.length - absent.length;
	return {
		added: imported.length - updated,
		updated,
		removed: replace ? absent.length - sample.length : 0,
		sampleRemoved: sample.length,
	};
}

async function upsert(transaction: Transaction, imported: readonly NewVehicle[]): Promise<void> {
	for (let start = 0; start < imported.length; start += insertBatchSize) {
		await transaction
			.insert(vehicles)
			.values(
				imported
					.slice(start, start + insertBatchSize)
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

/** The value of the row that was not inserted because of the conflict. */
function excluded(column: string) {
	return sql.raw(`excluded."${column}"`);
}

/** Removes the drawings of sample vehicles that no vehicle uses any more. */
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
