import type { Orm } from "@nev/api/operations";
import type { ImportKind } from "@nev/contract/desk";
import { readColumnChoice } from "../../imports/column-choices.js";
import { readChosenColumns } from "../../tables/chosen-columns.js";
import type { ChosenColumns } from "../../tables/heading-meanings.js";
import type { ImportFlags } from "./run-list-import.js";

/**
 * What the columns of a file are: as chosen at the desk for one with the same headings, and as the command says.
 *
 * @throws {ImportError} if the command names a heading or a field that there is not
 */
export async function chooseColumns(
	orm: Orm,
	kind: ImportKind,
	header: readonly string[],
	fields: readonly string[],
	{ map = [] }: ImportFlags,
): Promise<{ readonly columns: ChosenColumns; readonly chosenAt: Date | undefined }> {
	const typed = readChosenColumns(map, header, fields);
	const choice = await readColumnChoice(orm, kind, header);
	return { columns: { ...choice?.fields, ...typed }, chosenAt: choice?.chosenAt };
}
