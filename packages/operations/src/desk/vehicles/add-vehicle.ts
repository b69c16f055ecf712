import { type Author, changeOf, type Orm, recordAs, vehicles } from "@nev/api/operations";
import { vehiclePath } from "@nev/contract";
import { blankVehicle, type DeskVehicle, type NewVehicle, type Saved } from "@nev/contract/desk";
import { parseEdit } from "../../vehicles/edit-vehicle.js";
import { readVehicle } from "../../vehicles/stored-vehicle.js";
import { parseVehicleValue, slugOf } from "../../vehicles/vehicle-schema.js";
import { refuseProblems } from "../answer-edit.js";
import { toDeskVehicle } from "./read-vehicle.js";

/**
 * Adds a vehicle to the end of the catalogue, by the rules of an edit. Its address on the site is made from
 * its name, as that of an imported one is, and has to be its own.
 *
 * @throws {DeskError} 422 with a message for each refused field
 */
export async function addVehicle(
	orm: Orm,
	{ values }: NewVehicle,
	author: Author,
): Promise<Saved<DeskVehicle>> {
	const given = { ...blankVehicle, ...values };
	const parsed = parseEdit(given, {});
	if ("problems" in parsed) return refuseProblems(parsed.problems, sentenceOf);
	const slug = slugOf(String(given.name));
	if ("problem" in parseVehicleValue("slug", slug)) {
		return refuseName(
			"makes no address on the site of its own. Give it letters from A to Z or digits, and more than the word Featured",
		);
	}
	// All fields are given, and so parsed.
	const row = { ...parsed.values, slug } as typeof vehicles.$inferInsert;
	return orm.transaction(async (transaction) => {
		await recordAs(transaction, author);
		const [inserted] = await transaction
			.insert(vehicles)
			.values(row)
			.onConflictDoNothing({ target: vehicles.slug })
			.returning({ id: vehicles.id });
		if (!inserted) {
			return refuseName(
				`makes the address ${vehiclePath({ slug })}, which is that of another vehicle`,
			);
		}
		const added = await readVehicle(transaction, inserted.id);
		const change = await changeOf(transaction);
		if (!added || change === undefined) throw new Error("The change was not recorded.");
		return { saved: toDeskVehicle(added), change };
	});
}

/** What is wrong with a field of a vehicle, as a sentence. */
export const sentenceOf = (message: string) => `It ${message}`;

const refuseName = (message: string) => refuseProblems([{ field: "name", message }], sentenceOf);
