import type { DeskVehicle, EditConflict, Saved, VehicleEdit } from "@nev/contract/desk";
import type { Author } from "../../changes/author.js";
import { joinFeatures } from "../../imports/vehicles/vehicle-cells.js";
import type { Orm } from "../../storage/orm.js";
import { editVehicle } from "../../vehicles/edit-vehicle.js";
import { answerEdit } from "../answer-edit.js";
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
	return answerEdit(edited, "vehicle", toDeskVehicle, (message) => `It ${message}`);
}
