import type { DeskVehicle, EditConflict, Saved, VehicleEdit } from "@nev/contract/desk";
import type { Author } from "../../changes/author.js";
import { rejectMissing } from "../../http/http-error.js";
import { joinFeatures } from "../../imports/vehicles/vehicle-cells.js";
import type { Orm } from "../../storage/orm.js";
import { editVehicle } from "../../vehicles/edit-vehicle.js";
import { DeskError } from "../desk-error.js";
import { toDeskVehicle } from "./read-vehicle.js";

/**
 * Changes the edited fields of a vehicle, if it still has the version that the operator saw.
 *
 * @returns the vehicle as it is now, or the conflict: what it was changed to meanwhile
 * @throws {HttpError} 404
 * @throws {DeskError} 422 with a message for each refused field
 */
export async function editDeskVehicle(
	orm: Orm,
	id: number,
	{ version, values: { features, ...texts } }: VehicleEdit,
	author: Author,
): Promise<Saved<DeskVehicle> | EditConflict<DeskVehicle>> {
	const edit = {
		...texts,
		...(features !== undefined && { features: joinFeatures(features.split(/\r?\n/)) }),
	};
	const edited = await editVehicle(orm, id, edit, { author, expectedVersion: version });
	switch (edited.kind) {
		case "missing":
			return rejectMissing("There is no such vehicle.");
		case "invalid": {
			const fields = edited.problems.map(({ column, message }) => [column, `It ${message}`]);
			throw new DeskError(422, "Some fields are not filled in right.", {
				fields: Object.fromEntries(fields),
			});
		}
		case "conflict":
			return {
				error: "Somebody else has changed this vehicle meanwhile.",
				current: toDeskVehicle(edited.vehicle),
			};
		case "unchanged":
			return { saved: toDeskVehicle(edited.vehicle), change: null };
		case "edited":
			return { saved: toDeskVehicle(edited.vehicle), change: edited.change };
	}
}
