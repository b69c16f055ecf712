import {
	blankVehicle,
	type DeskVehicle,
	type History,
	type NewVehicle,
	type Saved,
	type VehicleEdit,
} from "@nev/contract/desk";
import type { LoaderFunctionArgs } from "react-router";
import { ask } from "../session/ask.js";
import { editedValues, type FormValues, toFormValues } from "./form-values.js";

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

/** The texts of a form in which nothing is filled in yet. */
export const blankTexts = toFormValues(blankVehicle);

export function addVehicle(texts: Partial<FormValues>): Promise<Saved<DeskVehicle>> {
	const values = editedValues(blankTexts, { ...blankTexts, ...texts });
	return ask("vehicles", { method: "POST", body: { values } satisfies NewVehicle });
}

/** Saves what was changed of the version that the operator saw. */
export function saveVehicle(
	{ id, version }: DeskVehicle,
	before: FormValues,
	after: FormValues,
): Promise<Saved<DeskVehicle>> {
	const body: VehicleEdit = { version, values: editedValues(before, after) };
	return ask(`vehicles/${id}`, { method: "PUT", body });
}
