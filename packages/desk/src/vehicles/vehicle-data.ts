import {
	type DeskVehicle,
	type History,
	type NewVehicle,
	type Saved,
	type VehicleEdit,
	type VehicleTexts,
	vehicleFields,
} from "@nev/contract/desk";
import type { LoaderFunctionArgs } from "react-router";
import { ask } from "../session/ask.js";
import { changedFields } from "../ui/texts.js";

/** What the page of a vehicle shows. */
export interface VehicleData {
	readonly vehicle: DeskVehicle;
	readonly history: History;
	/** The paths of the pictures that are stored. */
	readonly pictures: readonly string[];
}

export async function loadVehicle(args: LoaderFunctionArgs): Promise<VehicleData> {
	const { params, request } = args;
	const { signal } = request;
	const [vehicle, history, pictures] = await Promise.all([
		ask<DeskVehicle>(`vehicles/${params.id}`, { signal }),
		ask<History>(`vehicles/${params.id}/history`, { signal }),
		loadPictures(args),
	]);
	return { vehicle, history, pictures };
}

/** The paths of the pictures that are stored. */
export function loadPictures({ request }: LoaderFunctionArgs): Promise<string[]> {
	return ask("vehicles/pictures", { signal: request.signal });
}

export function addVehicle(values: NewVehicle["values"]): Promise<Saved<DeskVehicle>> {
	return ask("vehicles", { method: "POST", body: { values } satisfies NewVehicle });
}

/** Saves what was changed of the version that the operator saw. */
export function saveVehicle(
	{ id, version }: DeskVehicle,
	before: VehicleTexts,
	after: VehicleTexts,
): Promise<Saved<DeskVehicle>> {
	const fields = changedFields(vehicleFields, before, after);
	const values = Object.fromEntries(fields.map((field) => [field, after[field]]));
	return ask(`vehicles/${id}`, { method: "PUT", body: { version, values } satisfies VehicleEdit });
}
