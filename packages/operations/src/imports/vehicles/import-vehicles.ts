import {
	type Author,
	changeOf,
	isSampleVehicle,
	type Orm,
	recordAs,
	vehicles,
} from "@nev/api/operations";
import { sql } from "drizzle-orm";
import type { NewVehicle } from "../../vehicles/vehicle-schema.js";
import { fingerprintOf } from "../fingerprint.js";
import type { StoredVehicles } from "./parse-vehicles.js";
import {
	planVehicles,
	storeVehicles,
	type VehiclePlan,
	type VehicleReport,
} from "./store-vehicles.js";
import { vehicleCells } from "./vehicle-cells.js";

export interface VehicleImportOptions {
	/** Reports what an import would do, and changes nothing. */
	readonly dryRun?: boolean | undefined;
	/** Who the change is recorded for. */
	readonly author: Author;
	/** Removes vehicles that are not in the file. */
	readonly replace?: boolean | undefined;
	/**
	 * The fingerprint of the report that the operator saw. An import that would do anything else is not
	 * applied.
	 */
	readonly expected?: string | undefined;
}

/** The result of an import. */
export interface VehicleImportReport {
	/** Whether it was applied. Otherwise nothing was changed. */
	readonly isApplied: boolean;
	/** The recorded change, which can be undone; absent if nothing was changed. */
	readonly change?: number | undefined;
	/** Another one if the import would do anything else, because the file or the list is another. */
	readonly fingerprint: string;
	/** Those of the file in its order, then those that are not in it, without sample vehicles. */
	readonly vehicles: readonly VehicleReport[];
	/** How many unchanged sample vehicles were removed. */
	readonly sampleRemoved: number;
}

export async function readStoredVehicles(orm: Pick<Orm, "select">): Promise<StoredVehicles> {
	const rows = await orm.select().from(vehicles);
	const own = rows.filter((row) => !isSampleVehicle(row));
	return {
		pictures: new Set(rows.map(({ imageUrl }) => imageUrl)),
		cells: new Map(own.map((row) => [row.slug, vehicleCells(row)])),
	};
}

/**
 * Stores valid vehicles in one transaction. A dry run plans the same from one state of the database, writes
 * nothing, and nobody waits for it.
 *
 * @example
 * const { entries } = await readVehicleCsv(await csvOfBytes(bytes));
 * const { vehicles, invalid } = parseVehicles(entries, await readStoredVehicles(orm));
 * if (invalid.length === 0) await importVehicles(orm, vehicles, { author, dryRun: true });
 */
export function importVehicles(
	orm: Orm,
	imported: readonly NewVehicle[],
	{ author, dryRun = false, replace = false, expected }: VehicleImportOptions,
): Promise<VehicleImportReport> {
	const options = { replace };
	if (dryRun) {
		return orm.transaction(
			async (transaction) => reportOf(await planVehicles(transaction, imported, options)),
			{ isolationLevel: "repeatable read", accessMode: "read only" },
		);
	}
	return orm.transaction(async (transaction) => {
		await recordAs(transaction, author);
		await transaction.execute(sql`lock table ${vehicles} in share row exclusive mode`);
		const plan = await planVehicles(transaction, imported, options);
		const report = reportOf(plan);
		if (expected !== undefined && expected !== report.fingerprint) return report;
		await storeVehicles(transaction, plan);
		return { ...report, isApplied: true, change: await changeOf(transaction) };
	});
}

/** The report of what is planned, and not applied. */
function reportOf({ reports, sampleRemoved }: VehiclePlan): VehicleImportReport {
	const fingerprint = fingerprintOf(reports, { sampleRemoved });
	return { isApplied: false, fingerprint, vehicles: reports, sampleRemoved };
}
