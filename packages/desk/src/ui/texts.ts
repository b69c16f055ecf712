/** Values as a form has them, by field. */
export type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** The fields whose texts differ, but for spaces around them and for how a browser ends lines. */
export function changedFields<Field extends string>(
	fields: readonly Field[],
	before: Texts<Field>,
	after: Texts<Field>,
): Field[] {
	const plain = (text: string) => text.trim().replaceAll("\r\n", "\n");
	return fields.filter((field) => plain(before[field]) !== plain(after[field]));
}

/** What two operators made of one row. */
export interface Merge<Field extends string> {
	/** Mine, with what only the other changed. */
	readonly merged: Texts<Field>;
	/** The fields that both changed, differently. */
	readonly conflicts: readonly Field[];
}

/** Merges the texts that this operator edited with those that another one has saved meanwhile. */
export function mergeTexts<Field extends string>(
	fields: readonly Field[],
	opened: Texts<Field>,
	mine: Texts<Field>,
	theirs: Texts<Field>,
): Merge<Field> {
	const edited = changedFields(fields, opened, mine);
	const merged: Record<Field, string> = { ...theirs };
	for (const field of edited) merged[field] = mine[field];
	const conflicts = changedFields(edited, mine, theirs).filter((field) =>
		changedFields([field], opened, theirs).includes(field),
	);
	return { merged, conflicts };
}
