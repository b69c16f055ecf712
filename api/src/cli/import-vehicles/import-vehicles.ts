import type { Orm } from "../../storage/orm.js";
import { CliError, ExitError } from "../cli-error.js";
import type { Context } from "../context.js";
import { cleanLine } from "../output/clean.js";
import { pluralize } from "../output/format.js";
import { rollBackIf } from "../roll-back.js";
import { type StoreResult, storeVehicles } from "./store-vehicles.js";
import { readVehicleFile } from "./vehicle-file.js";
import { type NewVehicle, parseVehicle } from "./vehicle-schema.js";

export interface ImportOptions {
	/** Reports what an import would do, and changes nothing. */
	readonly dryRun: boolean;
	/** Removes vehicles that are not in the file. */
	readonly replace: boolean;
}

/**
 * Reads the vehicles of a file and prints everything that is wrong with them.
 *
 * @throws {CliError} if the file cannot be read or is empty
 * @throws {ExitError} if a vehicle is invalid
 */
export async function readVehicles(
	file: string,
	{ output }: Pick<Context, "output">,
): Promise<NewVehicle[]> {
	const entries = await readVehicleFile(file);
	if (entries.length === 0) throw new CliError(`${file} contains no vehicles.`);
	const vehicles: NewVehicle[] = [];
	const labelBySlug = new Map<string, string>();
	let invalidCount = 0;
	for (const { label, input } of entries) {
		const parsed = parseVehicle(input);
		const problems = Array.isArray(parsed) ? parsed : checkSlug(parsed, label, labelBySlug);
		if (problems.length > 0) invalidCount += 1;
		for (const problem of problems) output.print(`${label}: ${cleanLine(problem)}`);
		if (!Array.isArray(parsed)) vehicles.push(parsed);
	}
	if (invalidCount === 0) return vehicles;
	output.notify(
		`Nothing was imported: ${pluralize(invalidCount, "vehicle is", "vehicles are")} invalid. Correct the file and try again.`,
	);
	throw new ExitError();
}

function checkSlug(
	{ slug }: NewVehicle,
	label: string,
	labelBySlug: Map<string, string>,
): readonly string[] {
	const earlier = labelBySlug.get(slug);
	if (earlier) return [`slug: ${slug} is the slug of ${earlier} already`];
	labelBySlug.set(slug, label);
	return [];
}

/** Stores valid vehicles in one transaction, and prints what changed. */
export async function importVehicles(
	orm: Orm,
	vehicles: readonly NewVehicle[],
	{ dryRun, replace }: ImportOptions,
	{ output }: Pick<Context, "output">,
): Promise<void> {
	const result = await rollBackIf(orm, dryRun, (transaction) =>
		storeVehicles(transaction, vehicles, { replace }),
	);
	output.print(summarize(result, dryRun));
}

function summarize(
	{ added, updated, removed, sampleRemoved }: StoreResult,
	isDryRun: boolean,
): string {
	const counts = [
		`${pluralize(added, "vehicle")} added`,
		`${updated} updated`,
		...(removed > 0 ? [`${removed} removed that are not in the file`] : []),
		...(sampleRemoved > 0 ? [`${pluralize(sampleRemoved, "sample vehicle")} removed`] : []),
	].join(", ");
	return isDryRun
		? `This was a dry run, so nothing was changed. The import would be: ${counts}.`
		: `${counts}.`;
}
