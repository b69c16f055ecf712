import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { domainOf, type Mail } from "../mail/mail.js";
import type { Settings } from "../settings/settings.js";
import { leads, outbox } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { cleanLine } from "../text/clean.js";

/** How many leads the notice names. The others it counts. */
const maxNamed = 20;

/** A lead that was mailed to its dealer, which has not said that it has it. */
export interface OverdueLead {
	readonly id: number;
	readonly dealer: string;
}

/**
 * The new leads that were mailed to their dealers so many hours ago, oldest first. Dealers that get ADF are left
 * out: their mails have no link by which they could say that they have one.
 */
export function findOverdueLeads(
	orm: Pick<Orm, "selectDistinct">,
	hours: number,
): Promise<OverdueLead[]> {
	return orm
		.selectDistinct({ id: leads.id, dealer: dealerships.name })
		.from(leads)
		.innerJoin(dealerships, eq(dealerships.id, leads.dealershipId))
		.innerJoin(
			outbox,
			and(
				eq(outbox.leadId, leads.id),
				eq(outbox.recipient, "dealer"),
				eq(outbox.dealershipId, dealerships.id),
			),
		)
		.where(
			and(
				eq(leads.stage, "new"),
				eq(dealerships.leadFormat, "mail"),
				isNotNull(outbox.sentAt),
				sql`${outbox.sentAt} < now() - make_interval(hours => ${hours})`,
			),
		)
		.orderBy(asc(leads.id));
}

/** Without names of visitors, addresses or messages: the notice may be forwarded. */
export function overdueLeadsNotice(
	overdue: readonly OverdueLead[],
	hours: number,
	{ from, to }: Pick<Settings["mail"], "from" | "to">,
): Mail {
	const more = overdue.length - maxNamed;
	return {
		messageId: `<notice.${randomUUID()}@${domainOf(from)}>`,
		to,
		subject: `Leads that no dealer has taken: ${overdue.length}`,
		text: [
			`Leads that were mailed to their dealers more than ${hours} ${hours === 1 ? "hour" : "hours"} ago, and that nobody has taken: ${overdue.length}`,
			...overdue.slice(0, maxNamed).map(({ id, dealer }) => `  ${id}, for ${cleanLine(dealer)}`),
			...(more > 0 ? [`  and ${more} more`] : []),
			"",
			"  pnpm nev leads show 12                shows one",
			"  pnpm nev leads hand-over 12 --to 7    gives it to another dealer",
			"",
			"The desk (pnpm nev desk) has them under Leads, where you can say that one is taken or answered. This notice comes once a day until no such lead is left.",
		].join("\n"),
	};
}
