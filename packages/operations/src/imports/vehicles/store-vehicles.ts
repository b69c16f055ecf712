import {
	images,
	insertBatchSize,
	isSampleVehicle,
	sampleVehicleBySlug,
	type Transaction,
	vehicles,
} from "@nev/api/operations";
import { asc, inArray, sql } from "drizzle-orm";
import { changesBetween, type FieldChange } from "../../changes/field-changes.js";
import type { NewVehicle } from "../../vehicles/vehicle-schema.js";
import { vehicleCells, vehicleColumns } from "./vehicle-cells.js";

type StoredVehicle = typeof vehicles.$inferSelect;

/** What an import does with one vehicle; `missing` if it is not in the file and stays. */
export interface VehicleReport {
	readonly slug: string;
	readonly name: string;
	readonly outcome: "added" | "changed" | "unchanged" | "missing" | "removed";
	readonly changes: readonly FieldChange[];
}

/** What an import is to do, and what it reports. */
export interface VehiclePlan {
	/** On those of the file in its order, then on those that are not in it, without sample vehicles. */
	readonly reports: readonly VehicleReport[];
	/** How many unchanged sample vehicles are removed. */
	readonly sampleRemoved: number;
	readonly before: readonly StoredVehicle[];
	readonly deleted: readonly StoredVehicle[];
	readonly upserted: readonly NewVehicle[];
}

/**
 * Plans to insert vehicles, and to change those whose slugs exist. Unchanged sample vehicles are removed:
 * they are invented and must not be listed among real ones. With `replace`, the catalogue then contains
 * only these vehicles, in this order.
 */
export async function planVehicles(
	transaction: Transaction,
	imported: readonly NewVehicle[],
	{ replace }: { replace: boolean },
): Promise<VehiclePlan> {
	const before = await transaction.select().from(vehicles).orderBy(asc(vehicles.id));
	const storedBySlug = new Map(before.map((vehicle) => [vehicle.slug, vehicle]));
	const slugs = new Set(imported.map(({ slug }) => slug));
	const absent = before.filter(({ slug }) => !slugs.has(slug));
	const sample = absent.filter(isSampleVehicle);
	const reports = imported.map((vehicle) => reportOf(vehicle, storedBySlug.get(vehicle.slug)));
	// The ids determine the order, so another order needs other ids.
	const isReordered = replace && !isInOrder(before, imported);
	const outcome = replace ? "removed" : "missing";
	const missing = absent
		.filter((vehicle) => !isSampleVehicle(vehicle))
		.map(({ slug, name }): VehicleReport => ({ slug, name, outcome, changes: [] }));
	return {
		reports: [...reports, ...missing],
		sampleRemoved: sample.length,
		before,
		deleted: isReordered ? before : replace ? absent : sample,
		upserted: imported.filter((_, index) => isReordered || reports[index]?.outcome !== "unchanged"),
	};
}

/** Does what was planned. */
export async function storeVehicles(
	transaction: Transaction,
	{ before, deleted, upserted }: VehiclePlan,
): Promise<void> {
	if (deleted.length > 0) {
		const ids = sql.param(deleted.map(({ id }) => id));
		await transaction.delete(vehicles).where(sql`${vehicles.id} = any(${ids})`);
	}
	await upsert(transaction, upserted);
	await removeUnusedPictures(transaction, before);
}

function reportOf(vehicle: NewVehicle, stored: StoredVehicle | undefined): VehicleReport {
	const { slug, name } = vehicle;
	if (!stored) return { slug, name, outcome: "added", changes: [] };
	const changes = changesBetween(
		vehicleCells(stored),
		vehicleCells(vehicle),
		vehicleColumns,
		(cell) => cell || null,
	);
	return { slug, name, outcome: changes.length > 0 ? "changed" : "unchanged", changes };
}

/** Whether the stored vehicles of a list have its order already, and its new ones come last. */
function isInOrder(stored: readonly StoredVehicle[], list: readonly NewVehicle[]): boolean {
	const listed = new Set(list.map(({ slug }) => slug));
	const kept = stored.filter(({ slug }) => listed.has(slug));
	return kept.every(({ slug }, index) => slug === list[index]?.slug);
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
