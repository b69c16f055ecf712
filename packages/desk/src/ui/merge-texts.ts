/** Values by field. */
export type Texts<Field extends string = string> = Readonly<Record<Field, string>>;

/** The fields whose values differ. */
export function changedTexts<Field extends string>(
	fields: readonly Field[],
	before: Texts<Field>,
	after: Texts<Field>,
): Field[] {
	const textOf = (texts: Texts<Field>, field: Field) =>
		(texts[field] ?? "").trim().replaceAll("\r\n", "\n");
	return fields.filter((field) => textOf(before, field) !== textOf(after, field));
}

/** What two operators made of the same values: them merged, and the fields that both changed differently. */
export function mergeTexts<Field extends string>(
	fields: readonly Field[],
	opened: Texts<Field>,
	mine: Texts<Field>,
	theirs: Texts<Field>,
): { merged: Texts<Field>; conflicts: Field[] } {
	const edited = changedTexts(fields, opened, mine);
	const merged: Record<Field, string> = { ...theirs };
	for (const field of edited) merged[field] = mine[field] ?? "";
	const different = new Set(changedTexts(fields, mine, theirs));
	return {
		merged,
		conflicts: changedTexts(fields, opened, theirs).filter(
			(field) => edited.includes(field) && different.has(field),
		),
	};
}
