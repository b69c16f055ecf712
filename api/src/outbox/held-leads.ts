import { randomUUID } from "node:crypto";
import { and, count, eq, sql } from "drizzle-orm";
import { isForMailable } from "../leads/redeliver.js";
import { domainOf, type Mail } from "../mail/mail.js";
import type { Settings } from "../settings/settings.js";
import { leads, outbox } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";

/** A lead whose mail is held back for longer waits for the operator. docs/alerts.md has the same figure. */
const reviewHours = 4;

/** Whoever has more needs no figure, and counting all would take the database seconds. */
export const maxHeldLeads = 1000;

/**
 * How many open leads wait for the operator, `maxHeldLeads` at most: a mail of theirs that a release sends has been
 * held back for hours. One to a dealer who may not be mailed is not such a mail. Leads whose sender filled in the
 * honeypot do not count, as bots send any number of them.
 */
export async function countHeldLeads(orm: Pick<Orm, "select" | "selectDistinct">): Promise<number> {
	// Asked of one lead after the other, until there are enough. A join would read all leads.
	const isOpen = orm
		.select({
			isOpen: sql`${leads.stage} <> 'closed' and ${leads.suspicion} is distinct from 'trap'`,
		})
		.from(leads)
		.where(eq(leads.id, outbox.leadId));
	const held = orm
		.selectDistinct({ leadId: outbox.leadId })
		.from(outbox)
		.where(
			and(
				eq(outbox.state, "held"),
				sql`${outbox.dueSince} < now() - make_interval(hours => ${reviewHours})`,
				sql`${isOpen}`,
				isForMailable(orm),
			),
		)
		.limit(maxHeldLeads)
		.as("held");
	const [counted] = await orm.select({ total: count() }).from(held);
	return counted?.total ?? 0;
}

/** Without names, addresses or messages: the notice may be forwarded. */
export function heldLeadsNotice(
	held: number,
	{ from, to }: Pick<Settings["mail"], "from" | "to">,
): Mail {
	const figure = held < maxHeldLeads ? String(held) : `${held} or more`;
	return {
		messageId: `<notice.${randomUUID()}@${domainOf(from)}>`,
		to,
		subject: `Leads wait for you: ${figure} held back`,
		text: [
			`Leads with a mail that has been held back for more than ${reviewHours} hours and can be sent: ${figure}`,
			"  pnpm nev leads list --state held    shows them, with those that filled in the honeypot or whose dealer is not mailed",
			"  pnpm nev leads show 12              tells why one is held back",
			"  pnpm nev leads release 12           sends its mails",
			"  pnpm nev leads discard 12 --why …   ends the mails of a lead that nobody needs",
			"",
			"The desk (pnpm nev desk) has them under Leads. This notice comes once a day until no such lead is left.",
		].join("\n"),
	};
}
