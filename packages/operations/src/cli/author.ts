import type { Author } from "@nev/api/operations";
import type { Context } from "./context.js";

/** The author of what a command changes. */
export function authorOf({ operator }: Pick<Context, "operator">, action: string): Author {
	return { actor: `${operator} (nev)`, action };
}
