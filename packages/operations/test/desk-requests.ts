import {
	dealerships,
	leads,
	mails,
	type Orm,
	placeIndex,
	readSettings,
	rowVersion,
} from "@nev/api/operations";
import { silent } from "@nev/api/testing/test-backend.js";
import type { Page, SeenRow } from "@nev/contract/desk";
import { PgDialect } from "drizzle-orm/pg-core";
import { Hono } from "hono";
import { deskErrorHandler } from "../src/desk/desk-error.js";
import { deskRoutes } from "../src/desk/desk-routes.js";

/** An answer of the desk. */
export interface DeskAnswer<Value> {
	readonly status: number;
	readonly body: Value & { error?: string; fields?: Record<string, string> };
}

const dialect = new PgDialect();
const tables = { dealerships, leads, mails };

/** Rows of a table as they are now, as the target of an action. A row that does not exist has no version. */
export async function seenRows(
	sql: (text: string) => Promise<Record<string, unknown>[]>,
	table: "dealerships" | "leads" | "mails",
	ids: readonly number[],
): Promise<{ rows: SeenRow[] }> {
	const { sql: version } = dialect.sqlToQuery(rowVersion(tables[table]));
	const rows = await sql(`select id, ${version} as version from ${table}`);
	const versions = new Map(rows.map((row) => [row.id, String(row.version)]));
	return { rows: ids.map((id) => ({ id, version: versions.get(id) ?? "" })) };
}

/**
 * Sends requests to the desk's routes, as the operator `ada`.
 *
 * @param signal aborted when the desk is stopped
 * @param environment the settings of the desk
 */
export function openDesk(
	orm: Orm,
	signal = new AbortController().signal,
	environment: Record<string, string> = {},
) {
	const settings = readSettings(environment);
	const app = new Hono()
		.use(async (context, next) => {
			context.set("operator", "ada");
			await next();
		})
		.route("/", deskRoutes({ orm, places: placeIndex(), settings, log: silent, signal }))
		.onError(deskErrorHandler(silent));

	async function send<Value>(
		method: string,
		path: string,
		value?: unknown,
	): Promise<DeskAnswer<Value>> {
		const response = await app.request(path, {
			method,
			...(value !== undefined && {
				headers: { "content-type": "application/json" },
				body: JSON.stringify(value),
			}),
		});
		return { status: response.status, body: await response.json() };
	}

	const get = <Value>(path: string) => send<Value>("GET", path);

	return {
		get,
		put: <Value>(path: string, value: unknown) => send<Value>("PUT", path, value),
		post: <Value>(path: string, value?: unknown) => send<Value>("POST", path, value),
		remove: <Value>(path: string) => send<Value>("DELETE", path),
		/** All rows of a list that match, as they are now, as the target of an action. */
		async allMatching(list: "dealers" | "leads" | "mails", filter: Record<string, string>) {
			const { body } = await get<Page<never>>(`/${list}?${new URLSearchParams(filter)}`);
			return { filter, count: body.count.n, version: body.version };
		},
		/** An answer that is not JSON, as the file of an export. */
		async text(path: string) {
			const response = await app.request(path);
			// With its byte order mark, which `text()` would remove.
			const body = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
				await response.arrayBuffer(),
			);
			return { status: response.status, headers: response.headers, body };
		},
	};
}
