import { isSameAddress, type LeadAddress } from "@nev/contract/desk";
import { and, eq, isNull, sql } from "drizzle-orm";
import { type Claim, leaseSeconds, notMailable } from "../mail-queue/claims.js";
import { leads } from "../storage/lead-schema.js";
import { isMailableAt, mails } from "../storage/mail-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";

/** An address of a recipient, with the recipient's name. */
type NamedAddress = LeadAddress & { readonly name: string };

/** Where the company is mailed a lead, as its mails store it: null for its first address. */
export const companyRecipients = (further: readonly Pick<LeadAddress, "email">[]) => [
	null,
	...further.map(({ email }) => email),
];

/**
 * The address of a mail among those of its recipient; undefined: it is not one of them any more, or has become the
 * main one, which another mail goes to.
 */
export async function findAddress(
	orm: Pick<Orm, "select">,
	claim: Claim,
	main: NamedAddress,
	further: readonly LeadAddress[],
): Promise<NamedAddress | undefined> {
	const { to } = claim;
	if (to === null) return main;
	if (isSameAddress(to, main.email)) {
		return (await isMailedToMain(orm, claim)) ? undefined : main;
	}
	const found = further.find(({ email }) => isSameAddress(email, to));
	return found && { ...found, name: main.name };
}

/** Whether the mail to the main address waits, or was sent while this one was claimed. */
async function isMailedToMain(
	orm: Pick<Orm, "select">,
	{ leadId, recipient, dealershipId, sentAt, claimedUntil }: Claim,
): Promise<boolean> {
	const isSentMeanwhile = sql`${sentAt === null} and ${mails.state} = 'sent'
		and ${mails.sentAt} >= ${claimedUntil?.toISOString()}::timestamptz - make_interval(secs => ${leaseSeconds})`;
	const found = await orm
		.select({ id: mails.id })
		.from(mails)
		.where(
			and(
				sql`${mails.leadId} = ${leadId} and ${mails.recipient} = ${recipient}`,
				sql`${mails.dealershipId} is not distinct from ${dealershipId}::integer`,
				isNull(mails.to),
				sql`(${mails.state} = 'waiting' or (${isSentMeanwhile}))`,
			),
		)
		.limit(1);
	return found.length > 0;
}

/**
 * The address of a lead's mail to a dealership. A text says why the mail is held back; undefined: there is none any
 * more, or the lead is for another dealership by now.
 */
export async function readDealershipAddress(
	orm: Pick<Orm, "select">,
	claim: Claim,
): Promise<NamedAddress | string | undefined> {
	const { name, email, leadFormat, leadAddresses } = dealerships;
	const [row] = await orm
		.select({
			...{ name, email, leadFormat, leadAddresses },
			isMailable: isMailableAt,
			isOfLead: sql<boolean>`${dealerships.id} is not distinct from ${leads.dealershipId}`,
		})
		.from(mails)
		.innerJoin(leads, eq(leads.id, mails.leadId))
		.innerJoin(
			dealerships,
			eq(dealerships.id, sql`coalesce(${mails.dealershipId}, ${leads.dealershipId})`),
		)
		.where(eq(mails.id, claim.id));
	if (!row) return notMailable;
	if (claim.recipient === "dealer" && !row.isOfLead) return undefined;
	const main = { email: row.email, format: row.leadFormat, name: row.name };
	const address = await findAddress(orm, claim, main, row.leadAddresses);
	if (!address) return undefined;
	return row.isMailable ? address : notMailable;
}
