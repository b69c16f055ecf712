import { randomUUID } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import { domainOf, type Mail } from "../mail/mail.js";
import type { Settings } from "../settings/settings.js";
import { leads } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { cleanLine } from "../text/clean.js";
import { isOverdue, maxOverdueDays } from "./is-overdue.js";

/** How many leads the notice names. */
const maxNamed = 20;

export interface OverdueLeads {
	/** How many there are. */
	readonly total: number;
	/** The newest of them. */
	readonly named: readonly { readonly id: number; readonly dealer: string }[];
}

/** Finds the leads that are overdue. */
export async function findOverdueLeads(
	orm: Pick<Orm, "select">,
	hours: number,
): Promise<OverdueLeads> {
	const rows = await orm
		.select({
			id: leads.id,
			dealer: dealerships.name,
			total: sql<number>`(count(*) over ())::integer`,
		})
		.from(leads)
		.innerJoin(dealerships, eq(dealerships.id, leads.dealershipId))
		.where(isOverdue(orm, hours))
		.orderBy(desc(leads.id))
		.limit(maxNamed);
	return { total: rows[0]?.total ?? 0, named: rows };
}

/** Without names of visitors, addresses or messages: the notice may be forwarded. */
export function overdueLeadsNotice(
	{ total, named }: OverdueLeads,
	hours: number,
	{ from, to }: Pick<Settings["mail"], "from" | "to">,
): Mail {
	const more = total - named.length;
	return {
		messageId: `<notice.${randomUUID()}@${domainOf(from)}>`,
		to,
		subject: `Leads that no dealer has taken: ${total}`,
		text: [
			`Leads that were mailed to their dealers more than ${hours} ${hours === 1 ? "hour" : "hours"} ago, and that nobody has taken: ${total}`,
			...named.map(({ id, dealer }) => `  ${id}, for ${cleanLine(dealer)}`),
			...(more > 0 ? [`  and ${more} more`] : []),
			"",
			"  pnpm nev leads list --problem overdue   shows all",
			"  pnpm nev leads show 12                  shows one",
			"",
			`The desk (pnpm nev desk) has them under Leads, where you can hand one to another dealer, or say that it is taken or answered. This notice comes once a day until no such lead of the last ${maxOverdueDays} days is left.`,
		].join("\n"),
	};
}
