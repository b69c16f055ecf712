import { leads, outbox } from "../storage/lead-schema.js";
import type { Transaction } from "../storage/orm.js";

export interface NewLead
	extends Pick<typeof leads.$inferInsert, "kind" | "name" | "email" | "phone"> {
	/** Everything that was sent. */
	payload: Record<string, unknown>;
	dealershipId?: number | undefined;
	suspicion?: (typeof leads.$inferInsert)["suspicion"] | undefined;
	/** Whether its dealership gets a mail, beside the company. */
	isForDealer?: boolean;
}

/**
 * Stores a lead together with its mails, in the caller's transaction. A suspicious one is held back
 * until an operator looks.
 *
 * @returns the lead's id
 */
export async function storeLead(transaction: Transaction, lead: NewLead): Promise<number> {
	const { isForDealer = false, ...row } = lead;
	const [stored] = await transaction.insert(leads).values(row).returning({ id: leads.id });
	if (!stored) throw new Error("The lead was not stored.");
	const state = lead.suspicion ? "held" : "waiting";
	const recipients = isForDealer ? (["company", "dealer"] as const) : (["company"] as const);
	await transaction
		.insert(outbox)
		.values(recipients.map((recipient) => ({ leadId: stored.id, recipient, state }) as const));
	return stored.id;
}
