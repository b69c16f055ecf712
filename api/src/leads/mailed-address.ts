import { isSameAddress, type LeadAddress } from "@nev/contract/desk";
import { eq, sql } from "drizzle-orm";
import { type Claim, notMailable } from "../mail-queue/claims.js";
import { leads } from "../storage/lead-schema.js";
import { isMailableAt, mails } from "../storage/mail-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";

/** Why a mail that was sent is not sent once more, for the operator. */
export const addressRemoved = "Its address is not one of its recipient's any more.";

/** An address of a recipient, with the recipient's name. */
type NamedAddress = LeadAddress & { readonly name: string };

/** The address of a mail among those of its recipient; undefined: it is not one of them any more. */
export function findAddress(
	main: NamedAddress,
	further: readonly LeadAddress[],
	to: string | null,
): NamedAddress | undefined {
	if (to === null) return main;
	if (isSameAddress(to, main.email)) return undefined;
	const found = further.find(({ email }) => isSameAddress(email, to));
	return found && { ...found, name: main.name };
}

/**
 * The address of a lead's mail to a dealership. A text says why the mail is held back;
 * undefined: the address is not the dealership's any more.
 */
export async function readDealershipAddress(
	orm: Pick<Orm, "select">,
	{ id, to, recipient }: Pick<Claim, "id" | "to" | "recipient">,
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
		.where(eq(mails.id, id));
	// A mail is outdated if the lead is for another dealership by now.
	if (!row || (recipient === "dealer" && !row.isOfLead)) return notMailable;
	const main = { email: row.email, format: row.leadFormat, name: row.name };
	const address = findAddress(main, row.leadAddresses, to);
	if (!address) return undefined;
	return row.isMailable ? address : notMailable;
}
