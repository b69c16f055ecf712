import {
	images,
	insertBatchSize,
	isSampleVehicle,
	sampleVehicleBySlug,
	type Transaction,
	vehicles,
} from "@nev/api/operations";
import { asc, getTableColumns, inArray, sql } from "drizzle-orm";
import type { NewVehicle } from "../../vehicles/vehicle-schema.js";
import { excludedValues } from "../excluded-values.js";
import { changesBetween } from "../field-changes.js";
import { createReport, type ImportReport, type RowReport } from "../import-report.js";
import { parseVehicles } from "./parse-vehicles.js";
import { vehicleCells, vehicleColumns } from "./vehicle-cells.js";
import type { VehicleEntry } from "./vehicle-file.js";

type StoredVehicle = typeof vehicles.$inferSelect;

/** What an import is to do, and what it reports. */
export interface VehiclePlan {
	readonly report: ImportReport;
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
	entries: readonly VehicleEntry[],
	{ replace }: { replace: boolean },
): Promise<VehiclePlan> {
	const before = await transaction.select().from(vehicles).orderBy(asc(vehicles.id));
	const own = before.filter((vehicle) => !isSampleVehicle(vehicle));
	const read = parseVehicles(entries, {
		pictures: new Set(before.map(({ imageUrl }) => imageUrl)),
		cells: new Map(own.map((vehicle) => [vehicle.slug, vehicleCells(vehicle)])),
	});
	const imported = read.vehicles.map(({ vehicle }) => vehicle);
	const storedBySlug = new Map(before.map((vehicle) => [vehicle.slug, vehicle]));
	const slugs = new Set(imported.map(({ slug }) => slug));
	const isAbsent = ({ slug }: StoredVehicle) => !slugs.has(slug);
	const sample = before.filter((vehicle) => isAbsent(vehicle) && isSampleVehicle(vehicle));
	const rows = read.vehicles.map(({ vehicle, ...row }) => ({
		...row,
		...reportOf(vehicle, storedBySlug.get(vehicle.slug)),
	}));
	const report = createReport();
	for (const row of [...read.refused, ...rows]) report.add(row);
	// A refused row may be one that seems to be missing.
	const missing = read.refused.length > 0 ? [] : own.filter(isAbsent);
	for (const { id, name } of missing) {
		const outcome = replace ? "removed" : "missing";
		report.add({ ...(!replace && { id }), name, outcome, changes: [], notes: [] });
	}
	// The ids determine the order, so another order needs other ids.
	const isReordered = replace && !isInOrder(before, imported);
	return {
		report: report.result(sample.length),
		before,
		deleted: isReordered ? before : replace ? before.filter(isAbsent) : sample,
		upserted: imported.filter((_, index) => isReordered || rows[index]?.outcome !== "unchanged"),
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

function reportOf(vehicle: NewVehicle, stored: StoredVehicle | undefined): RowReport {
	const { name } = vehicle;
	if (!stored) return { name, outcome: "added", changes: [], notes: [] };
	const changes = changesBetween(
		vehicleCells(stored),
		vehicleCells(vehicle),
		vehicleColumns,
		(cell) => cell || null,
	);
	const outcome = changes.length > 0 ? "changed" : "unchanged";
	return { id: stored.id, name, outcome, changes, notes: [] };
}

/** Whether the stored vehicles of a list have its order already, and its new ones come last. */
function isInOrder(stored: readonly StoredVehicle[], list: readonly NewVehicle[]): boolean {
	const listed = new Set(list.map(({ slug }) => slug));
	const kept = stored.filter(({ slug }) => listed.has(slug));
	return kept.every(({ slug }, index) => slug === list[index]?.slug);
}

const { id: _, slug: __, ...columns } = getTableColumns(vehicles);
const newValues = excludedValues(columns);

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
				set: newValues,
			});
	}
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
