import { notFound } from "@nev/api/operations";
import type { Context } from "hono";

/** The maximum of PostgreSQL's type integer. */
export const maxId = 2 ** 31 - 1;

/**
 * An id in the path of a request.
 *
 * @throws {HttpError} 404 if it cannot be one
 */
export function readId(context: Context, name = "id"): number {
	const text = context.req.param(name) ?? "";
	const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
	return id >= 1 && id <= maxId ? id : notFound("There is nothing with this id.");
}
