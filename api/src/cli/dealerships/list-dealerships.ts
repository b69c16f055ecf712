import type { RegionName } from "@nev/contract";
import { and, asc, count, eq, isNull } from "drizzle-orm";
import type { Orm } from "../../storage/database.js";
import { dealerships } from "../../storage/schema.js";
import type { Output } from "../context.js";
import { cleanJson } from "../output/clean.js";
import { type Column, printTable } from "../output/table.js";
import { counted, minuteOf } from "../output/wording.js";

export interface ListOptions {
	/** Only those that wait for an operator before anybody sees them. */
	readonly pending?: boolean | undefined;
	/** Only those that everybody sees and no operator has looked at. */
	readonly unreviewed?: boolean | undefined;
	readonly state?: RegionName | undefined;
	readonly limit: number;
	readonly json?: boolean | undefined;
}

type Row = typeof dealerships.$inferSelect;

const columns: Column<Row>[] = [
	{ heading: "ID", value: ({ id }) => String(id) },
	{ heading: "NAME", value: ({ name }) => name },
	{ heading: "ADDRESS", value: ({ address }) => address, isExtra: true },
	{ heading: "CITY", value: ({ city }) => city },
	{ heading: "STATE", value: ({ state }) => state },
	{ heading: "ZIP", value: ({ zipCode }) => zipCode },
	{ heading: "PHONE", value: ({ phone }) => phone, isExtra: true },
	{ heading: "EMAIL", value: ({ email }) => email, isExtra: true },
	{ heading: "SEEN", value: ({ visibility }) => visibility },
	{
		heading: "REVIEWED (UTC)",
		value: ({ reviewedAt }) => (reviewedAt ? minuteOf(reviewedAt) : "no"),
	},
	{ heading: "LEADS", value: ({ leadFormat }) => leadFormat },
	{ heading: "SINCE (UTC)", value: ({ createdAt }) => minuteOf(createdAt), isExtra: true },
];

/** Prints dealerships by state, city and name, and says where there are more. */
export async function listDealerships(
	orm: Orm,
	{ pending, unreviewed, state, limit, json }: ListOptions,
	output: Output,
): Promise<void> {
	const which = and(
		pending ? eq(dealerships.visibility, "pending") : undefined,
		unreviewed
			? and(eq(dealerships.visibility, "visible"), isNull(dealerships.reviewedAt))
			: undefined,
		state && eq(dealerships.state, state),
	);
	const found = await orm
		.select()
		.from(dealerships)
		.where(which)
		.orderBy(
			asc(dealerships.state),
			asc(dealerships.city),
			asc(dealerships.name),
			asc(dealerships.id),
		)
		.limit(limit);
	if (json) output.print(cleanJson(found));
	else if (found.length > 0) printTable(found, columns, output);
	else output.tell("No dealership matches.");
	if (found.length < limit) return;
	const [row] = await orm.select({ total: count() }).from(dealerships).where(which);
	if (row && row.total > limit) {
		output.tell(
			`These are the first of ${counted(row.total, "dealership")}; --limit ${row.total} shows all of them.`,
		);
	}
}
