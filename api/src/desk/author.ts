import type { Context } from "hono";
import type { Author } from "../changes/author.js";

declare module "hono" {
	interface ContextVariableMap {
		/** The operator who sent a request below `/api` of the desk. */
		operator: string;
	}
}

/**
 * The author of what a request changes.
 *
 * @param action as the operator's command says it: `dealerships edit`
 */
export function deskAuthor(context: Context, action: string): Author {
	return { actor: `${context.get("operator")} (desk)`, action };
}
