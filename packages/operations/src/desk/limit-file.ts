import { maxImportBytes } from "@nev/contract/desk";
import { bodyLimit } from "hono/body-limit";
import { DeskError } from "./desk-error.js";

/** Refuses a file that is too large. */
export const limitFile = bodyLimit({
	maxSize: maxImportBytes,
	onError: () => {
		throw new DeskError(
			413,
			`The file is larger than ${maxImportBytes / 1e6} MB. Import it with pnpm nev import instead.`,
		);
	},
});
