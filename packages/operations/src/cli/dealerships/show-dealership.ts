import { cleanJson, type Orm, readDealership } from "@nev/api/operations";
import { CliError } from "../cli-error.js";
import type { Output } from "../context.js";
import { describeValue } from "../output/report-edit.js";

/**
 * Prints a dealership in full.
 *
 * @throws {CliError} if there is none with this id
 */
export async function showDealership(
	orm: Orm,
	id: number,
	{ json }: { readonly json?: boolean },
	output: Output,
): Promise<void> {
	const dealership = await readDealership(orm, id);
	if (!dealership) throw noSuchDealership(id);
	if (json) {
		output.print(cleanJson(dealership));
		return;
	}
	const { version: _, declinedAddresses, ...others } = dealership;
	const fields = { ...others, ...(declinedAddresses.length > 0 && { declinedAddresses }) };
	for (const [field, value] of Object.entries(fields)) {
		const text = value instanceof Date ? value.toISOString() : describeValue(value, field);
		output.print(`${`${field}:`.padEnd(16)}${text}`);
	}
}

/** The error for an id that no dealership has. */
export function noSuchDealership(id: number): CliError {
	return new CliError(
		`There is no dealership ${id}. To see all dealerships, run nev dealerships list.`,
	);
}
