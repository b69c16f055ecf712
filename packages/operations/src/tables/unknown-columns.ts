import type { Columns } from "./columns.js";
import { ImportError } from "./import-error.js";

/**
 * Refuses a file with columns that are not known, where one that is not read would change what the others say.
 *
 * @throws {ImportError} if it has any
 */
export function refuseUnknownColumns(
	{ unknown }: Pick<Columns<string>, "unknown">,
	known: readonly string[],
): void {
	if (unknown.length === 0) return;
	throw new ImportError(
		`Unknown columns: ${unknown.join(", ")}. Choose what each is, or leave it out (on the command line with --map "${unknown[0]}="). In the list, rename or delete it. Known columns are ${known.join(", ")}.`,
	);
}
