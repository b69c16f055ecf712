import { and, asc, eq, isNotNull, isNull, ne, not, sql } from "drizzle-orm";
import type { Company } from "../company/company.js";
import type { MailText } from "../mail/mail.js";
import { addConfirmations } from "../mail-queue/notices.js";
import { leads } from "../storage/lead-schema.js";
import { confirmationHours, mails } from "../storage/mail-schema.js";
import { mailboxOf } from "../storage/mailbox.js";
import type { Orm, Transaction } from "../storage/orm.js";
import { dealerships, isApproved, isListed, vehicles } from "../storage/schema.js";
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
 * @param ids of the released mails
 */
export async function confirmReleased(
	transaction: Transaction,
	ids: ReadonlySet<number>,
	settings: ConfirmationSettings,
): Promise<void> {
	if (!confirmationWriter(settings)) return;
	const released = await transaction
		.select({ leadId: leads.id, to: leads.email })
		.from(mails)
		.innerJoin(leads, eq(leads.id, mails.leadId))
		.where(
			and(
				sql`${mails.id} = any(${sql.param([...ids])})`,
				// That to a dealer may be released later once more.
				eq(mails.recipient, "company"),
				isNotNull(leads.suspicion),
				ne(leads.kind, "dealership"),
			),
		)
		// Of two releases at once, each would wait for an address of the other one.
		.orderBy(mailboxOf(leads.email), asc(leads.id));
	await addConfirmations(transaction, released);
}

/**
 * Writes the confirmation of a lead. Undefined: it is not sent any more, because it is late, its sender asked
 * not to be contacted, or the lead is discarded or held back again.
 */
export async function readConfirmation(
	orm: Pick<Orm, "select">,
	mail: number,
	write: WriteConfirmation,
	company: Company,
): Promise<MailText | undefined> {
	const held = sql`exists (
		select from ${mails} held
		where held.lead_id = ${leads.id} and held.recipient = 'company' and held.state = 'held'
	)`;
	const { name, phone, address, city, state, zipCode, openingHours } = dealerships;
	const dealer = { name, phone, address, city, state, zipCode, openingHours };
	const [lead] = await orm
		.select({ consentVersion, dealer, vehicle: vehicles.name })
		.from(mails)
		.innerJoin(leads, eq(leads.id, mails.leadId))
		.leftJoin(dealerships, and(eq(dealerships.id, leads.dealershipId), isApproved, isListed))
		.leftJoin(vehicles, eq(vehicles.name, sql`${leads.payload}->>'vehicleName'`))
		.where(
			and(
				eq(mails.id, mail),
				sql`${mails.createdAt} > now() - make_interval(hours => ${confirmationHours})`,
				isNull(leads.discardedAt),
				not(sql`is_do_not_contact(${leads.email})`),
				// Whoever knows the address could mail it all the same, with a tag.
				not(sql`is_do_not_contact(${mailboxOf(leads.email)})`),
				not(held),
			),
		)
		.limit(1);
	return lead && write(company, lead.consentVersion, lead);
}
