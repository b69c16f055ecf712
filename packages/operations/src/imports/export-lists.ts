import {
	cleanCsvLine,
	dealerships,
	insertBatchSize,
	type Orm,
	vehicles,
} from "@nev/api/operations";
import { byteOrderMark, formatLeadAddresses } from "@nev/contract/desk";
import { and, asc, gt, type SQL } from "drizzle-orm";
import { dealershipFields } from "./dealerships/dealership-columns.js";
import { vehicleCells, vehicleColumns } from "./vehicles/vehicle-cells.js";

type Reader = Pick<Orm, "select">;

/**
 * All dealerships as CSV, visible or not, with every column that an import reads. In parts.
 *
 * @param condition only those that meet it
 */
export async function* dealershipsAsCsv(orm: Reader, condition?: SQL): AsyncGenerator<string> {
	yield byteOrderMark + cleanCsvLine(dealershipFields);
	let lastId = 0;
	for (;;) {
		const rows = await orm
			.select()
			.from(dealerships)
			.where(and(gt(dealerships.id, lastId), condition))
			.orderBy(asc(dealerships.id))
			.limit(insertBatchSize);
		if (rows.length === 0) return;
		lastId = rows.at(-1)?.id ?? lastId;
		const lines = rows.map(({ reviewedAt, leadAddresses, ...row }) => {
			const values = {
				...row,
				reviewedAt: reviewedAt?.toISOString(),
				leadAddresses: formatLeadAddresses(leadAddresses),
			};
			return cleanCsvLine(dealershipFields.map((field) => values[field]));
		});
		yield lines.join("");
	}
}

/** All vehicles as CSV, in the catalogue's order, with every column that an import reads. */
export async function vehiclesAsCsv(orm: Reader): Promise<string> {
	const rows = await orm.select().from(vehicles).orderBy(asc(vehicles.id));
	const lines = rows.map((row) => {
		const cells = vehicleCells(row);
		return cleanCsvLine(vehicleColumns.map((column) => cells[column]));
	});
	return byteOrderMark + cleanCsvLine(vehicleColumns) + lines.join("");
}
