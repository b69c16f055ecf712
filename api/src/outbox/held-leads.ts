import { randomUUID } from "node:crypto";
import { and, countDistinct, eq, ne, sql } from "drizzle-orm";
import { isForMailable } from "../leads/redeliver.js";
import { domainOf, type Mail } from "../mail/mail.js";
import type { Settings } from "../settings/settings.js";
import { leads, outbox } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";

/** A lead whose mail is held back for longer waits for the operator. docs/alerts.md has the same figure. */
const reviewHours = 4;

/**
 * How many open leads wait for the operator: a mail of theirs that a release sends has been held back for hours.
 * One to a dealer who may not be mailed is not such a mail. Leads whose sender filled in the honeypot do not count, as
 * bots send any number of them.
 */
export async function countHeldLeads(orm: Pick<Orm, "select">): Promise<number> {
	const [counted] = await orm
		.select({ total: countDistinct(leads.id) })
		.from(leads)
		.innerJoin(outbox, eq(outbox.leadId, leads.id))
		.where(
			and(
				eq(outbox.state, "held"),
				isForMailable(orm),
				sql`${outbox.dueSince} < now() - make_interval(hours => ${reviewHours})`,
				ne(leads.stage, "closed"),
				sql`${leads.suspicion} is distinct from 'trap'`,
			),
		);
	return counted?.total ?? 0;
}

/** Without names, addresses or messages: the notice may be forwarded. */
export function heldLeadsNotice(
	held: number,
	{ from, to }: Pick<Settings["mail"], "from" | "to">,
): Mail {
	return {
		messageId: `<notice.${randomUUID()}@${domainOf(from)}>`,
		to,
		subject: `Leads wait for you: ${held} held back`,
		text: [
			`Leads with a mail that has been held back for more than ${reviewHours} hours and can be sent: ${held}`,
			"  pnpm nev leads list --state held    shows them, with those that filled in the honeypot or whose dealer is not mailed",
			"  pnpm nev leads show 12              tells why one is held back",
			"  pnpm nev leads release 12           sends its mails",
			"  pnpm nev leads discard 12 --why …   ends the mails of a lead that nobody needs",
			"",
			"The desk (pnpm nev desk) has them under Leads. This notice comes once a day until no such lead is left.",
		].join("\n"),
	};
}
