import type { Orm } from "../../storage/orm.js";
import { CliError, ExitError } from "../cli-error.js";
import type { Context } from "../context.js";
import { cleanLine } from "../output/clean.js";
import { counted } from "../output/wording.js";
import { rollBack } from "../roll-back.js";
import { type Stored, storeVehicles } from "./store-vehicles.js";
import { readVehicleFile } from "./vehicle-file.js";
import { type NewVehicle, parseVehicle } from "./vehicle-schema.js";

export interface ImportOptions {
	/** Only says what would happen. */
	readonly dryRun: boolean;
	/** Whether vehicles that are not in the file go. */
	readonly replace: boolean;
}

/**
 * Reads the vehicles of a file and says everything that is wrong with them.
 *
 * @throws {CliError} where the file cannot be read or is empty
 * @throws {ExitError} where any of them is wrong
 */
export async function readVehicles(
	file: string,
	{ output }: Pick<Context, "output">,
): Promise<NewVehicle[]> {
	const given = await readVehicleFile(file);
	if (given.length === 0) throw new CliError(`${file} holds no vehicle.`);
	const vehicles: NewVehicle[] = [];
	const places = new Map<string, string>();
	let wrong = 0;
	for (const { place, given: one } of given) {
		const parsed = parseVehicle(one);
		const problems = Array.isArray(parsed) ? parsed : slugProblem(parsed, place, places);
		if (problems.length > 0) wrong += 1;
		for (const problem of problems) output.print(`${place}: ${cleanLine(problem)}`);
		if (!Array.isArray(parsed)) vehicles.push(parsed);
	}
	if (wrong === 0) return vehicles;
	output.tell(
		`Nothing was imported: ${counted(wrong, "vehicle is", "vehicles are")} wrong. Mend the file and try again.`,
	);
	throw new ExitError();
}

function slugProblem(
	{ slug }: NewVehicle,
	place: string,
	places: Map<string, string>,
): readonly string[] {
	const earlier = places.get(slug);
	if (earlier) return [`slug: ${slug} is that of ${earlier} already`];
	places.set(slug, place);
	return [];
}

/** Puts checked vehicles into the catalogue in one transaction, and says what has changed. */
export async function importVehicles(
	orm: Orm,
	vehicles: readonly NewVehicle[],
	{ dryRun, replace }: ImportOptions,
	{ output }: Pick<Context, "output">,
): Promise<void> {
	const stored = await rollBack(orm, dryRun, (transaction) =>
		storeVehicles(transaction, vehicles, { replace }),
	);
	output.print(summaryOf(stored, dryRun));
}

function summaryOf({ added, updated, removed, sampleRemoved }: Stored, isDryRun: boolean): string {
	const parts = [
		`${counted(added, "vehicle")} added`,
		`${updated} updated`,
		...(removed > 0 ? [`${removed} removed that are not in the file`] : []),
		...(sampleRemoved > 0 ? [`${counted(sampleRemoved, "sample vehicle")} removed`] : []),
	];
	return `${isDryRun ? "A dry run, nothing was changed. It would be: " : ""}${parts.join(", ")}.`;
}
