import {
	type Author,
	changeOf,
	type FieldProblem,
	type Orm,
	recordAs,
	vehicles,
} from "@nev/api/operations";
import { vehiclePath } from "@nev/contract";
import { blankVehicle } from "@nev/contract/desk";
import { parseEdit, type VehicleEdit } from "./edit-vehicle.js";
import { readVehicle, type StoredVehicle } from "./stored-vehicle.js";
import { parseVehicleValue, slugOf } from "./vehicle-schema.js";

/** What became of a new vehicle. It is stored only if it is `added`. */
export type AddedVehicle =
	| {
			readonly kind: "added";
			/** The recorded change, which can be undone. */
			readonly change: number;
			readonly row: StoredVehicle;
	  }
	| { readonly kind: "invalid"; readonly problems: readonly FieldProblem[] };

/**
 * Adds a vehicle to the end of the catalogue, by the rules of an edit. Its address on the site is made from
 * its name, as that of an imported one is, and has to be its own.
 */
export async function addVehicle(
	orm: Orm,
	values: VehicleEdit,
	author: Author,
): Promise<AddedVehicle> {
	const given = { ...blankVehicle, ...values };
	const parsed = parseEdit(given, {});
	if ("problems" in parsed) return { kind: "invalid", ...parsed };
	const slug = slugOf(String(given.name));
	if ("problem" in parseVehicleValue("slug", slug)) {
		return invalidName(
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
			return invalidName(
				`makes the address ${vehiclePath({ slug })}, which is that of another vehicle`,
			);
		}
		const added = await readVehicle(transaction, inserted.id);
		const change = await changeOf(transaction);
		if (!added || change === undefined) throw new Error("The change was not recorded.");
		return { kind: "added", change, row: added };
	});
}

const invalidName = (message: string): AddedVehicle => ({
	kind: "invalid",
	problems: [{ field: "name", message }],
});
