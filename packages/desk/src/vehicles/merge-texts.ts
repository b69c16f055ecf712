import { type VehicleTexts, vehicleFields } from "@nev/contract/desk";

/** The fields whose values differ. */
export function changedTexts(before: VehicleTexts, after: VehicleTexts): string[] {
	const textOf = (texts: VehicleTexts, field: string) =>
		(texts[field] ?? "").trim().replaceAll("\r\n", "\n");
	return vehicleFields.filter((field) => textOf(before, field) !== textOf(after, field));
}

/** What two operators made of one vehicle: the merged values, and the fields that both changed differently. */
export function mergeTexts(opened: VehicleTexts, mine: VehicleTexts, theirs: VehicleTexts) {
	const edited = changedTexts(opened, mine);
	const kept = Object.fromEntries(edited.map((field) => [field, mine[field] ?? ""]));
	const different = new Set(changedTexts(mine, theirs));
	return {
		merged: { ...theirs, ...kept },
		conflicts: changedTexts(opened, theirs).filter(
			(field) => edited.includes(field) && different.has(field),
		),
	};
}
