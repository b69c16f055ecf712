import {
	dealerships,
	isMailable,
	isToDealershipOf,
	type LeadMail,
	type leads,
	type mails,
	type StoredDealership,
	senderDeclined,
	type Transaction,
} from "@nev/api/operations";
import { inArray, sql } from "drizzle-orm";

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
 * The mail to the new dealership; undefined if it has no address or asked not to be contacted. Held back if
 * the lead's others are or its sender asked not to be contacted, or until an operator approves the dealership.
 */
export function mailToReceiver(
	{ lead, mails }: LeadToHandOver,
	{ id, email, reviewedAt, isDoNotContact }: StoredDealership,
): NewMail | undefined {
	if (email === "" || isDoNotContact) return undefined;
	const isSuspicious = mails.some(
		({ recipient, state }) => recipient === "company" && state === "held",
	);
	return {
		leadId: lead.id,
		recipient: "dealer",
		dealershipId: id,
		copy: nextCopy(mails, "dealer"),
		state: isSuspicious || !reviewedAt || lead.isDeclined ? "held" : "waiting",
		lastError: lead.isDeclined ? senderDeclined : null,
	};
}

/** The mail that tells the former dealership that the lead is not theirs any more. */
export function mailToFormer({ lead, mails }: LeadToHandOver): NewMail {
	const { dealershipId } = lead;
	const copy = nextCopy(mails, "former");
	return { leadId: lead.id, recipient: "former", dealershipId, copy, state: "waiting" };
}

function nextCopy(mails: readonly LeadMail[], recipient: LeadMail["recipient"]): number {
	const copies = mails.flatMap((mail) => (mail.recipient === recipient ? mail.copy : []));
	return Math.max(-1, ...copies) + 1;
}

/**
 * Finds the leads that were mailed to their dealerships, and whether these can be told that the leads are not
 * theirs any more: not one that may not be mailed, or that gets ADF, which knows nothing but leads.
 */
export async function findFormers(
	transaction: Transaction,
	found: readonly LeadToHandOver[],
): Promise<{ readonly told: readonly LeadToHandOver[]; readonly notToldCount: number }> {
	const wereMailed = found.filter(({ lead, mails }) =>
		mails.some((mail) => isToDealershipOf(lead)(mail) && mail.state === "sent"),
	);
	const rows = await transaction
		.select({
			id: dealerships.id,
			isTold: sql<boolean>`${isMailable} and ${dealerships.leadFormat} <> 'adf'`,
		})
		.from(dealerships)
		.where(
			inArray(
				dealerships.id,
				wereMailed.flatMap(({ lead }) => lead.dealershipId ?? []),
			),
		);
	const canBeTold = new Map(rows.map(({ id, isTold }) => [id, isTold]));
	const isTold = ({ lead }: LeadToHandOver) => canBeTold.get(lead.dealershipId ?? 0);
	return {
		told: wereMailed.filter(isTold),
		notToldCount: wereMailed.filter((one) => isTold(one) === false).length,
	};
}
