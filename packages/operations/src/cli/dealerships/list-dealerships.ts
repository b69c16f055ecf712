import { dealerships, formatTime, type Orm } from "@nev/api/operations";
import type { RegionName } from "@nev/contract";
import { asc, count } from "drizzle-orm";
import { matchesDealers } from "../../desk/dealers/list-dealers.js";
import type { Output } from "../context.js";
import { pluralize } from "../output/format.js";
import { type Column, printList } from "../output/table.js";

export interface ListOptions {
	/** Only those that are not visible until an operator approves them. */
	readonly pending?: boolean | undefined;
	/** Only visible ones that no operator has approved. */
	readonly unreviewed?: boolean | undefined;
	readonly state?: RegionName | undefined;
	readonly limit: number;
	readonly json?: boolean | undefined;
}

type Row = typeof dealerships.$inferSelect;

const columns: Column<Row>[] = [
	{ heading: "ID", value: ({ id }) => String(id) },
	{ heading: "NAME", value: ({ name }) => name },
	{ heading: "ADDRESS", value: ({ address }) => address, isOptional: true },
	{ heading: "CITY", value: ({ city }) => city },
	{ heading: "STATE", value: ({ state }) => state },
	{ heading: "ZIP", value: ({ zipCode }) => zipCode },
	{ heading: "PHONE", value: ({ phone }) => phone, isOptional: true },
	{ heading: "EMAIL", value: ({ email }) => email, isOptional: true },
	{
		heading: "STATUS",
		value: ({ visibility, pausedUntil }) =>
			visibility === "visible" && pausedUntil ? `paused until ${pausedUntil}` : visibility,
	},
	{
		heading: "APPROVED (UTC)",
		value: ({ reviewedAt }) => (reviewedAt ? formatTime(reviewedAt) : "no"),
	},
	{ heading: "LEADS", value: ({ leadFormat }) => leadFormat },
	{ heading: "ADDED (UTC)", value: ({ createdAt }) => formatTime(createdAt), isOptional: true },
];

/** Prints dealerships by state, city and name, and reports if there are more. */
export async function listDealerships(
	orm: Orm,
	{ pending, unreviewed, state, limit, json }: ListOptions,
	output: Output,
): Promise<void> {
	const visibility = pending ? "pending" : unreviewed ? "unreviewed" : undefined;
	const condition = matchesDealers({ ...(visibility && { visibility }), ...(state && { state }) });
	const rows = await orm
		.select()
		.from(dealerships)
		.where(condition)
		.orderBy(
			asc(dealerships.state),
			asc(dealerships.city),
			asc(dealerships.name),
			asc(dealerships.id),
		)
		.limit(limit);
	printList(rows, { columns, none: "No dealership matches.", json }, output);
	if (rows.length < limit) return;
	const [counted] = await orm.select({ total: count() }).from(dealerships).where(condition);
	if (counted && counted.total > limit) {
		output.notify(
			`These are the first of ${pluralize(counted.total, "dealership")}. To see all, add --limit ${counted.total}.`,
		);
	}
}
