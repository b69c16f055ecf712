import type { DeskVehicle, VehicleConflict, VehicleTexts } from "@nev/contract/desk";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { DeskError } from "../session/ask.js";
import { editMessages } from "../ui/messages.js";
import { useNotice } from "../ui/notice.js";
import { useRequest } from "../ui/use-request.js";
import { changedTexts, mergeTexts } from "./merge-texts.js";
import { vehicleFieldLabels } from "./messages.js";
import { saveVehicle } from "./vehicle-data.js";

/** What both of two operators have changed. */
interface EditConflict {
	/** The values that this operator opened. */
	readonly opened: VehicleTexts;
	readonly fields: readonly string[];
}

/**
 * The edit of a vehicle: what is typed, and what becomes of it.
 *
 * @param vehicle as it was loaded last
 */
export function useVehicleEdit(vehicle: DeskVehicle) {
	/** The vehicle that the edit is based on. */
	const [base, setBase] = useState(vehicle);
	const [values, setValues] = useState(vehicle.values);
	const [loadedVersion, setLoadedVersion] = useState(vehicle.version);
	const [conflict, setConflict] = useState<EditConflict>();
	const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
	const { isRunning, error, run } = useRequest();
	const { revalidate } = useRevalidator();
	const tell = useNotice();

	// After an undo, or a change by somebody else: what is loaded again is taken where nothing was typed.
	if (vehicle.version !== loadedVersion) {
		setLoadedVersion(vehicle.version);
		const { merged, conflicts } = mergeTexts(base.values, values, vehicle.values);
		// Else, saving tells the conflict.
		if (conflicts.length === 0) {
			setBase(vehicle);
			setValues(merged);
		}
	}

	function takeConflict({ current }: VehicleConflict): void {
		const { merged, conflicts } = mergeTexts(base.values, values, current.values);
		setConflict({ opened: base.values, fields: conflicts });
		setBase(current);
		setValues(merged);
	}

	async function save(): Promise<void> {
		setFields({});
		const edited = changedTexts(base.values, values).map((field) => [field, values[field] ?? ""]);
		const isSaved = await run(async () => {
			try {
				const body = { version: base.version, values: Object.fromEntries(edited) };
				const { vehicle: saved, change } = await saveVehicle(vehicle.id, body);
				setBase(saved);
				setValues(saved.values);
				setConflict(undefined);
				tell({ text: savedText(base.values, saved.values), change });
			} catch (reason) {
				if (!(reason instanceof DeskError)) throw reason;
				if (reason.status === 409) return takeConflict(reason.body as unknown as VehicleConflict);
				setFields(reason.body.fields ?? {});
				throw reason;
			}
		});
		if (isSaved) void revalidate();
	}

	return {
		base,
		values,
		conflict,
		/** Messages by field. */
		fields,
		error,
		isSaving: isRunning,
		isEdited: changedTexts(base.values, values).length > 0,
		setValue: (field: string, value: string) => setValues((all) => ({ ...all, [field]: value })),
		save,
	};
}

function savedText(before: VehicleTexts, after: VehicleTexts): string {
	const changes = changedTexts(before, after).map((field) =>
		editMessages.change(
			vehicleFieldLabels[field] ?? field,
			before[field] ?? "",
			after[field] ?? "",
		),
	);
	return changes.length > 0 ? editMessages.saved(changes.join("; ")) : editMessages.unchanged;
}
