import { randomUUID } from "node:crypto";
import { suspicionTexts } from "@nev/contract/desk";
import { and, count, desc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { domainOf, type Mail } from "../mail/mail.js";
import type { Settings } from "../settings/settings.js";
import { leads } from "../storage/lead-schema.js";
import { lockInOrder } from "../storage/locks.js";
import { isMailOf, mails } from "../storage/mail-schema.js";
import type { Orm } from "../storage/orm.js";
import { cleanLine } from "../text/clean.js";
import { sentence } from "../text/punctuation.js";
import { aboutOf } from "./describe-lead.js";
import { isForMailable } from "./is-for-mailable.js";
import { findLeads, type StoredLead } from "./stored-lead.js";

/** A lead whose mail is held back for longer waits for the operator. docs/alerts.md has the same figure. */
const reviewHours = 4;

/**
 * Leads that are held back within so many minutes share a mail. Few enough that the operator is told within the
 * hour, as docs/operating.md says, also if a process dies while it tells.
 */
const gatherMinutes = 20;

/** How many leads the notice names. */
const maxNamed = 200;

/** Whoever has more needs no figure, and counting all would take the database seconds. */
export const maxHeldLeads = 1000;

/** Mails that have been held back for so long, and that a release sends. */
function isHeldFor(orm: Pick<Orm, "select">, minutes: number): SQL | undefined {
	return and(
		eq(mails.state, "held"),
		sql`${mails.dueSince} < now() - make_interval(mins => ${minutes})`,
		isForMailable(orm),
	);
}

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
		.where(eq(leads.id, mails.leadId));
	const held = orm
		.selectDistinct({ leadId: mails.leadId })
		.from(mails)
		.where(and(isHeldFor(orm, reviewHours * 60), sql`${isOpen}`))
		.limit(maxHeldLeads)
		.as("held");
	const [counted] = await orm.select({ total: count() }).from(held);
	return counted?.total ?? 0;
}

/**
 * The ids of the open leads that are held back and that the operator has not been told of: the newest first, and
 * those whose sender filled in the honeypot last.
 */
export async function findUntoldLeads(orm: Pick<Orm, "select">): Promise<number[]> {
	const untold = orm
		.select({ id: mails.leadId })
		.from(mails)
		.where(and(isNull(mails.toldAt), isHeldFor(orm, gatherMinutes)));
	const isTold = sql`exists (
		select from ${mails} told where told.lead_id = ${leads.id} and told.told_at is not null
	)`;
	const rows = await orm
		.select({ id: leads.id })
		.from(leads)
		.where(and(inArray(leads.id, untold), ne(leads.stage, "closed"), sql`not ${isTold}`))
		.orderBy(sql`${leads.suspicion} is not distinct from 'trap'`, desc(leads.id));
	return rows.map(({ id }) => id);
}

/** Remembers that the operator was told of leads. */
export function markAsTold(orm: Pick<Orm, "transaction">, ids: readonly number[]): Promise<void> {
	const isTheirs = and(isMailOf(ids), eq(mails.state, "held"));
	return orm.transaction(async (transaction) => {
		await lockInOrder(transaction, mails.id, isTheirs);
		await transaction.update(mails).set({ toldAt: sql`now()` }).where(isTheirs);
	});
}

/**
 * Tells of leads that are held back.
 *
 * @param ids as {@link findUntoldLeads} returns them
 * @param deskOrigin of a desk behind a proxy; undefined: there is none
 */
export async function heldLeadsNotice(
	orm: Pick<Orm, "select">,
	ids: readonly number[],
	{ from, to }: Pick<Settings["mail"], "from" | "to">,
	deskOrigin: string | undefined,
): Promise<Mail> {
	const named = ids.slice(0, maxNamed);
	const stored = await findLeads(orm, named);
	const rank = new Map(named.map((id, index) => [id, index]));
	const rankOf = ({ lead }: StoredLead) => rank.get(lead.id) ?? maxNamed;
	return {
		messageId: `<notice.${randomUUID()}@${domainOf(from)}>`,
		to,
		subject: `Leads wait for you: ${ids.length} held back`,
		text: [
			"These leads are stored, and have mails that are sent once you release them:",
			"",
			...stored
				.toSorted((one, other) => rankOf(one) - rankOf(other))
				.flatMap((lead) => [...describeHeld(lead, deskOrigin), ""]),
			...(ids.length > maxNamed
				? [`And ${ids.length - maxNamed} more: pnpm nev leads list --problem held`, ""]
				: []),
			"Release or discard them in the desk (pnpm nev desk), under Leads. pnpm nev leads show 12 shows one in full. You are told of each lead once.",
		].join("\n"),
	};
}

function describeHeld(stored: StoredLead, deskOrigin: string | undefined): string[] {
	const { id, name, email } = stored.lead;
	const about = cleanLine(aboutOf(stored));
	return [
		`${id}: ${cleanLine(name)}, ${cleanLine(email)}${about && `, about ${about}`}`,
		`  ${sentence(reasonHeld(stored))}`,
		...(deskOrigin === undefined ? [] : [`  ${deskOrigin}/leads/${id}`]),
	];
}

function reasonHeld({ lead: { suspicion }, deliveries }: StoredLead): string {
	if (suspicion) return suspicionTexts[suspicion];
	const lastError = deliveries.find(({ state }) => state === "held")?.lastError;
	return lastError ?? "Its dealer was not approved when it came";
}
