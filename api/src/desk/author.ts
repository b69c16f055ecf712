import type { Context } from "hono";
import type { Author } from "../changes/author.js";

/** The operator who sent a request, as the author of what it changes. */
export function authorOf(context: Context, action: string): Author {
	return { actor: `${context.get("operator")} (desk)`, action };
}
