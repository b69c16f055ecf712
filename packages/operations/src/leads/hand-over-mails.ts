import {
	companyRecipients,
	dealerships,
	isToDealershipOf,
	type LeadMail,
	type leads,
	type MailedAddress,
	mailedAddresses,
	mailObstacle,
	type mails,
	type StoredDealership,
	senderDeclined,
	storedDealershipColumns,
	type Transaction,
} from "@nev/api/operations";
import { isSameAddress } from "@nev/contract/desk";
import { inArray } from "drizzle-orm";

/** A lead that may be handed over, with its mails. */
export interface LeadToHandOver {
	readonly lead: typeof leads.$inferSelect & {
		/** Its sender asked not to be contacted. */
		readonly isDeclined: boolean;
	};
	/** A mail that is claimed is being sent. */
	readonly mails: readonly (LeadMail & { readonly isClaimed: boolean })[];
}

type NewMail = typeof mails.$inferInsert;

/**
 * The mails to the new dealership, one to each of its addresses; none if it has no address or asked not to be
 * contacted. Held back if the lead's others are or its sender asked not to be contacted, or until an operator
 * approves the dealership.
 */
export function mailsToReceiver(
	{ lead, mails }: LeadToHandOver,
	dealership: StoredDealership,
): NewMail[] {
	const copy = nextCopy(mails, "dealer");
	return mailedAddresses(dealership).map(({ to }, index) => ({
		leadId: lead.id,
		recipient: "dealer",
		dealershipId: dealership.id,
		to,
		copy: copy + index,
		state: isSuspicious(mails) || !dealership.reviewedAt || lead.isDeclined ? "held" : "waiting",
		lastError: lead.isDeclined ? senderDeclined : null,
	}));
}

/** The mails to the company, one to each of its addresses. Held back if its others are. */
export function mailsToCompany(
	{ lead, mails }: LeadToHandOver,
	further: readonly { readonly email: string }[],
): NewMail[] {
	const copy = nextCopy(mails, "company");
	return companyRecipients(further).map((to, index) => ({
		...{ leadId: lead.id, recipient: "company", to, copy: copy + index },
		state: isSuspicious(mails) ? "held" : "waiting",
	}));
}

const isSuspicious = (mails: readonly LeadMail[]) =>
	mails.some(({ recipient, state }) => recipient === "company" && state === "held");

/**
 * Leaves out mails to addresses that have this lead already. None are added if all mails to the recipient were sent.
 */
export function withoutMailed(
	{ lead, mails }: LeadToHandOver,
	toStore: readonly NewMail[],
	mainEmail: string,
): NewMail[] {
	const [first] = toStore;
	const theirs = mails.filter(
		(mail) =>
			mail.recipient === first?.recipient &&
			(mail.recipient === "company" || isToDealershipOf(lead)(mail)),
	);
	const mailed = theirs.filter(({ state }) => state !== "discarded");
	return toStore.filter(
		({ to }) =>
			theirs.some(({ state }) => state !== "sent") &&
			!mailed.some((mail) => isSameAddress(mail.to ?? mainEmail, to ?? mainEmail)),
	);
}

/** The mails that tell the former dealership that the lead is not theirs any more. */
function mailsToFormer(
	{ lead, mails }: LeadToHandOver,
	addresses: readonly MailedAddress[],
): NewMail[] {
	const copy = nextCopy(mails, "former");
	return addresses.map(({ to }, index) => ({
		...{ leadId: lead.id, recipient: "former", dealershipId: lead.dealershipId },
		...{ to, copy: copy + index, state: "waiting" },
	}));
}

function nextCopy(mails: readonly LeadMail[], recipient: LeadMail["recipient"]): number {
	const copies = mails.flatMap((mail) => (mail.recipient === recipient ? mail.copy : []));
	return Math.max(-1, ...copies) + 1;
}

/**
 * The mails that tell dealerships, which were mailed leads, that these are not theirs any more, and of how many leads
 * nobody can be told: not a dealership that may not be mailed, or gets ADF, which knows nothing but leads.
 */
export async function tellFormers(
	transaction: Transaction,
	found: readonly LeadToHandOver[],
): Promise<{ readonly mails: readonly NewMail[]; readonly notToldCount: number }> {
	const sentTo = ({ lead, mails }: LeadToHandOver) =>
		mails.filter((mail) => isToDealershipOf(lead)(mail) && mail.state === "sent");
	const wereMailed = found.filter((one) => sentTo(one).length > 0);
	const ids = wereMailed.flatMap(({ lead }) => lead.dealershipId ?? []);
	const formers = await transaction
		.select(storedDealershipColumns)
		.from(dealerships)
		.where(inArray(dealerships.id, ids));
	const told = wereMailed.flatMap((one) => {
		const former = formers.find(({ id }) => id === one.lead.dealershipId);
		if (!former) return [];
		const addressOf = ({ to }: { readonly to: string | null }) => to ?? former.email;
		const wasSent = (address: MailedAddress) =>
			sentTo(one).some((mail) => isSameAddress(addressOf(mail), addressOf(address)));
		const readable = mailObstacle(former)
			? []
			: mailedAddresses(former).filter((address) => address.format === "mail" && wasSent(address));
		return [mailsToFormer(one, readable)];
	});
	return { mails: told.flat(), notToldCount: told.filter(({ length }) => length === 0).length };
}
