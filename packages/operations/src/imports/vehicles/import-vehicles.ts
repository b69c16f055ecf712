import { changeOf, type Orm, recordAs, vehicles } from "@nev/api/operations";
import { sql } from "drizzle-orm";
import type { ImportRun, ListImportOptions } from "../import-options.js";
import type { ImportReport } from "../import-report.js";
import { planVehicles, storeVehicles } from "./store-vehicles.js";
import type { VehicleFile } from "./vehicle-file.js";

/**
 * Imports the vehicles of a file in one transaction, unless a row is refused. A dry run plans the same from one
 * state of the database, writes nothing, and nobody waits for it.
 *
 * @example
 * const file = await readVehicleCsv(await csvOfBytes(bytes));
 * const { rows } = await importVehicles(orm, file, { dryRun: true }, { author });
 */
export function importVehicles(
	orm: Orm,
	{ entries }: VehicleFile,
	{ dryRun = false, replace = false, expected }: ListImportOptions,
	{ author, onProgress, onApplied }: ImportRun,
): Promise<ImportReport> {
	onProgress?.(0, entries.length);
	if (dryRun) {
		return orm.transaction(
			async (transaction) => (await planVehicles(transaction, entries, { replace })).report,
			{ isolationLevel: "repeatable read", accessMode: "read only" },
		);
	}
	return orm.transaction(async (transaction) => {
		await recordAs(transaction, author);
		await transaction.execute(sql`lock table ${vehicles} in share row exclusive mode`);
		const plan = await planVehicles(transaction, entries, { replace });
		const { report } = plan;
		const isAsExpected = expected === undefined || expected === report.fingerprint;
		if (report.counts.refused > 0 || !isAsExpected) return report;
		await storeVehicles(transaction, plan);
		await onApplied?.(transaction);
		return { ...report, isApplied: true, change: await changeOf(transaction) };
	});
}
