import { images, isSampleVehicle, notFound, type Orm } from "@nev/api/operations";
import { type DeskVehicle, picturePath } from "@nev/contract/desk";
import { asc } from "drizzle-orm";
import { readVehicle, type StoredVehicle } from "../../vehicles/stored-vehicle.js";
import { vehicleValues } from "../../vehicles/vehicle-values.js";

/**
 * Reads a vehicle.
 *
 * @throws {HttpError} 404
 */
export async function readDeskVehicle(orm: Orm, id: number): Promise<DeskVehicle> {
	const vehicle = await readVehicle(orm, id);
	return vehicle ? toDeskVehicle(vehicle) : notFound("There is no such vehicle.");
}

/** A vehicle as the pages see it. */
export function toDeskVehicle(stored: StoredVehicle): DeskVehicle {
	const { version, ...row } = stored;
	const { id, slug } = row;
	return { id, version, slug, isSample: isSampleVehicle(row), values: vehicleValues(row) };
}

/** The paths of the pictures that are stored, which vehicles can be given. */
export async function listPictures(orm: Pick<Orm, "select">): Promise<string[]> {
	const rows = await orm.select({ name: images.name }).from(images).orderBy(asc(images.name));
	return rows.map(({ name }) => picturePath + name);
}
