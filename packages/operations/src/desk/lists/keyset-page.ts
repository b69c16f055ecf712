import { type Orm, rowVersion } from "@nev/api/operations";
import { type Count, maxCount, type Page } from "@nev/contract/desk";
import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import { DeskError } from "../desk-error.js";

/** Rows on a page. */
const pageSize = 50;

/** A row's place in a list: the value that it is sorted by, and its id. */
const placeSchema = z.tuple([z.union([z.string(), z.number()]), z.int()]);

type Place = z.infer<typeof placeSchema>;

interface KeysetList<Row> {
	readonly filter: SQL | undefined;
	/** The column that the list is sorted by, and the one of the ids, which decides between equals. */
	readonly column: PgColumn;
	readonly idColumn: PgColumn;
	/** Reads the rows that meet a condition, in an order. */
	readonly read: (condition: SQL | undefined, order: SQL[], limit: number) => Promise<Row[]>;
	readonly placeOf: (row: Row) => Place;
	/** Whether something can be done with all that match, for which the page needs a version. */
	readonly hasVersion?: boolean;
}

interface KeysetQuery {
	readonly order: "asc" | "desc";
	readonly after?: string | undefined;
	readonly before?: string | undefined;
}

/**
 * Reads a page by key, which takes as long for the last page as for the first, and counts the rows. It is the
 * first page if others match, but none there any more: an action may have emptied the page that is shown.
 *
 * @throws {DeskError} 400 if `after` or `before` is not from another page
 */
export async function readKeysetPage<Row>(
	orm: Pick<Orm, "execute">,
	{ order, after, before }: KeysetQuery,
	list: KeysetList<Row>,
): Promise<Page<Row>> {
	const { filter, column, idColumn, read, placeOf, hasVersion = false } = list;
	const isBackward = before !== undefined;
	const place = parsePlace(before ?? after, column);
	const runsDown = (order === "desc") !== isBackward;
	const direction = runsDown ? desc : asc;
	const sign = sql.raw(runsDown ? "<" : ">");
	const condition = place && sql`(${column}, ${idColumn}) ${sign} (${place[0]}, ${place[1]})`;
	const [rows, { version, ...count }] = await Promise.all([
		read(and(filter, condition), [direction(column), direction(idColumn)], pageSize + 1),
		countRows(orm, idColumn, filter, { hasVersion }),
	]);
	if (place && rows.length === 0 && count.n > 0) return readKeysetPage(orm, { order }, list);
	const hasMore = rows.length > pageSize;
	const items = rows.slice(0, pageSize);
	if (isBackward) items.reverse();
	const [first, last] = [items.at(0), items.at(-1)];
	const hasNext = isBackward || hasMore;
	const hasPrevious = isBackward ? hasMore : after !== undefined;
	return {
		items,
		count,
		...(version !== undefined && { version }),
		...(hasNext && last && { next: formatPlace(placeOf(last)) }),
		...(hasPrevious && first && { previous: formatPlace(placeOf(first)) }),
	};
}

function formatPlace(place: Place): string {
	return Buffer.from(JSON.stringify(place)).toString("base64url");
}

function parsePlace(text: string | undefined, column: PgColumn): Place | undefined {
	if (text === undefined) return undefined;
	try {
		const place = placeSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
		// A place in a list that is sorted by another column may have a value of another type.
		if (typeof place[0] === column.dataType) return place;
	} catch {
		// Not JSON, or of another shape.
	}
	throw new DeskError(400, "This page of the list does not exist. Go back to its beginning.");
}

interface CountOptions {
	/** Whether the version of what is counted is asked for, as a `Page` has it. */
	readonly hasVersion?: boolean;
}

/** Counts the rows of a table that meet a condition, up to `maxCount`. */
export async function countRows(
	orm: Pick<Orm, "execute">,
	id: PgColumn,
	condition: SQL | undefined,
	{ hasVersion = false }: CountOptions = {},
): Promise<Count & Pick<Page<never>, "version">> {
	const where = condition ? sql`where ${and(condition)}` : sql``;
	const row = hasVersion ? sql`${id} as id, ${rowVersion(id.table)} as version` : sql``;
	const version = hasVersion
		? sql`, encode(sha256(string_agg(id || ' ' || version, ',' order by id)::bytea), 'hex') as version`
		: sql``;
	const { rows } = await orm.execute<{ n: number; version?: string | null }>(
		sql`select count(*)::int as n ${version}
			from (select ${row} from ${id.table} ${where} limit ${maxCount}) as matches`,
	);
	const [counted] = rows;
	const n = counted?.n ?? 0;
	const isExact = n < maxCount;
	return { n, isExact, ...(isExact && counted?.version && { version: counted.version }) };
}
