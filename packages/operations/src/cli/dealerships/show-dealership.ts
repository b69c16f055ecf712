import { cleanJson, type Orm, readDealership } from "@nev/api/operations";
import { historyOf } from "../../changes/read-changes.js";
import { describeChange, describeField, describeValue } from "../changes/describe-change.js";
import { CliError } from "../cli-error.js";
import type { Output } from "../context.js";

interface Options {
	readonly json?: boolean;
}

/**
 * Prints a dealership in full.
 *
 * @throws {CliError} if there is none with this id
 */
export async function showDealership(
	orm: Orm,
	id: number,
	{ json }: Options,
	output: Output,
): Promise<void> {
	const dealership = await readDealership(orm, id);
	if (!dealership) throw noSuchDealership(id);
	if (json) {
		output.print(cleanJson(dealership));
		return;
	}
	const { version: _, ...fields } = dealership;
	for (const [field, value] of Object.entries(fields)) {
		const text = value instanceof Date ? value.toISOString() : describeValue(value);
		output.print(`${`${field}:`.padEnd(16)}${text}`);
	}
}

/**
 * Prints what happened to a dealership, newest first. The past of one that was deleted is kept.
 *
 * @throws {CliError} if nothing is recorded of it, and it does not exist
 */
export async function showHistory(
	orm: Orm,
	id: number,
	{ json }: Options,
	output: Output,
): Promise<void> {
	const history = await historyOf(orm, "dealerships", id);
	if (history.length === 0 && !(await readDealership(orm, id))) throw noSuchDealership(id);
	if (json) {
		output.print(cleanJson(history));
		return;
	}
	for (const { kind, fields, ...change } of history) {
		output.print(`Change ${change.id}: ${kind} with ${describeChange(change)}`);
		if (kind === "updated") for (const field of fields) output.print(`  ${describeField(field)}`);
	}
	if (history.length === 0) output.notify("It is older than what is recorded.");
}

/** The error for an id that no dealership has. */
export function noSuchDealership(id: number): CliError {
	return new CliError(
		`There is no dealership ${id}. To see all dealerships, run nev dealerships list.`,
	);
}
