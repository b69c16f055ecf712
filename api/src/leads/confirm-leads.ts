import { and, asc, eq, inArray, isNotNull, isNull, ne, not, sql } from "drizzle-orm";
import type { MailText } from "../mail/mail.js";
import { addConfirmations } from "../notices/notices.js";
import { confirmationHours, mailboxOf, notices } from "../storage/correction-schema.js";
import { leads, outbox } from "../storage/lead-schema.js";
import type { Orm, Transaction } from "../storage/orm.js";
import { dealerships, isApproved, vehicles } from "../storage/schema.js";
import {
	type ConfirmationSettings,
	confirmationWriter,
	type WriteConfirmation,
} from "./confirmation-text.js";

const consentVersion = sql<string | null>`${leads.payload}->'consent'->>'version'`;

/**
 * Stores confirmations to the senders of doubtful leads that are released just now, in the transaction of the
 * release. Those of other leads were stored with them (`store-lead.ts`).
 *
 * @param mails the ids of the released mails
 */
export async function confirmReleased(
	transaction: Transaction,
	mails: ReadonlySet<number>,
	settings: ConfirmationSettings,
): Promise<void> {
	const write = confirmationWriter(settings);
	if (!write) return;
	const released = await transaction
		.select({ leadId: leads.id, to: leads.email, consentVersion })
		.from(outbox)
		.innerJoin(leads, eq(leads.id, outbox.leadId))
		.where(
			and(
				sql`${outbox.id} = any(${sql.param([...mails])})`,
				// That to a dealer may be released later once more.
				eq(outbox.recipient, "company"),
				isNotNull(leads.suspicion),
				ne(leads.kind, "dealership"),
			),
		)
		// Of two releases at once, each would wait for an address of the other one.
		.orderBy(mailboxOf(leads.email), asc(leads.id));
	await addConfirmations(
		transaction,
		released.map(({ consentVersion, ...lead }) => {
			const { subject, text } = write(consentVersion);
			return { ...lead, subject, text };
		}),
	);
}

/**
 * Writes the confirmation of a lead. Undefined: it is not sent any more, because it is late, its sender asked
 * not to be contacted, or the lead is discarded or held back again.
 */
export async function readConfirmation(
	orm: Pick<Orm, "select">,
	notice: number,
	write: WriteConfirmation,
): Promise<MailText | undefined> {
	const held = orm
		.select({ id: outbox.leadId })
		.from(outbox)
		.where(
			and(eq(outbox.leadId, leads.id), eq(outbox.recipient, "company"), eq(outbox.state, "held")),
		);
	const [lead] = await orm
		.select({ consentVersion, dealer: dealerships.name, vehicle: vehicles.name })
		.from(notices)
		.innerJoin(leads, eq(leads.id, notices.leadId))
		.leftJoin(dealerships, and(eq(dealerships.id, leads.dealershipId), isApproved))
		.leftJoin(vehicles, eq(vehicles.name, sql`${leads.payload}->>'vehicleName'`))
		.where(
			and(
				eq(notices.id, notice),
				sql`${notices.createdAt} > now() - make_interval(hours => ${confirmationHours})`,
				isNull(leads.discardedAt),
				not(sql`is_do_not_contact(${leads.email})`),
				// Whoever knows the address could mail it all the same, with a tag.
				not(sql`is_do_not_contact(${mailboxOf(leads.email)})`),
				not(inArray(leads.id, held)),
			),
		)
		.limit(1);
	return lead && write(lead.consentVersion, lead);
}
