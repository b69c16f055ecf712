import type { Author } from "@nev/api/operations";
import type { Context } from "hono";
import type { Change } from "../changes/read-changes.js";

declare module "hono" {
	interface ContextVariableMap {
		/** The operator who sent a request below `/api` of the desk. */
		operator: string;
	}
}

/** Who has made the last change of a row, which is not always recorded, to begin a sentence with. */
export function actorOf(change: Pick<Change, "actor"> | undefined): string {
	return change?.actor ?? "Somebody";
}

/**
 * The author of what a request changes.
 *
 * @param action as the operator's command says it: `dealerships edit`
 */
export function deskAuthor(context: Context, action: string): Author {
	return { actor: `${context.get("operator")} (desk)`, action };
}
