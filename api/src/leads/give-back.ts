import { type GiveBack, giveBackLabels } from "@nev/contract";
import { and, eq, sql } from "drizzle-orm";
import { isUnclaimed } from "../mail-queue/due-mails.js";
import type { Settings } from "../settings/settings.js";
import { leads } from "../storage/lead-schema.js";
import { isLeadMail, isUnsent, mails } from "../storage/mail-schema.js";
import type { Transaction } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { cleanLine } from "../text/clean.js";
import { restartClock } from "./lead-clock.js";
import { companyRecipients } from "./mailed-address.js";

/**
 * Returns a lead to the company, which gets it again at each address. Discards mails that its dealership was not
 * sent.
 */
export async function giveBack(
	transaction: Transaction,
	lead: Pick<typeof leads.$inferSelect, "id" | "dealershipId">,
	{ reason, note }: GiveBack,
	{ leadAddresses }: Pick<Settings["mail"], "leadAddresses">,
): Promise<void> {
	await transaction
		.update(leads)
		.set({
			...restartClock,
			dealershipId: null,
			givenBackBy: lead.dealershipId,
			givenBackAt: sql`now()`,
			giveBackReason: reason,
			giveBackNote: note,
		})
		.where(eq(leads.id, lead.id));
	await transaction
		.update(mails)
		.set({ state: "discarded", claimedUntil: null })
		.where(
			and(
				isLeadMail,
				eq(mails.leadId, lead.id),
				eq(mails.recipient, "dealer"),
				isUnsent,
				isUnclaimed,
			),
		);
	const waiting = await transaction
		.select({ to: mails.to })
		.from(mails)
		.where(
			and(
				eq(mails.kind, "lead"),
				eq(mails.leadId, lead.id),
				eq(mails.recipient, "company"),
				eq(mails.state, "waiting"),
				isUnclaimed,
			),
		);
	// What still waits says it too, as a mail is written when it is sent.
	const missing = companyRecipients(leadAddresses).filter(
		(address) => !waiting.some(({ to }) => to === address),
	);
	if (missing.length === 0) return;
	await transaction.insert(mails).values(
		missing.map((to, index) => ({
			...{ leadId: lead.id, recipient: "company" as const, to },
			copy: sql`(
				select coalesce(max(copy), -1) + 1 + ${index}::integer from mails
				where kind = 'lead' and lead_id = ${lead.id} and recipient = 'company'
			)`,
		})),
	);
}

type GivenBack = Pick<
	typeof leads.$inferSelect,
	"dealershipId" | "givenBackBy" | "givenBackAt" | "giveBackReason" | "giveBackNote"
>;

/** The name of the dealership that has given a lead back; null: none has, or it is removed. */
export const givenBackName = sql<string | null>`(
	select giver.name from ${dealerships} giver where giver.id = ${leads.givenBackBy}
)`;

/** Why a lead was given back, unless its dealership has it again. */
export function givenBackOf(lead: GivenBack) {
	const { dealershipId, givenBackBy, givenBackAt, giveBackReason, giveBackNote } = lead;
	const hasIt = dealershipId !== null && dealershipId === givenBackBy;
	if (!givenBackAt || !giveBackReason || hasIt) return undefined;
	return { at: givenBackAt, reason: giveBackReason, note: giveBackNote ?? "" };
}

/** `by Gulf Carts: Too far away. We are in Naples.` */
export function describeGivenBack(
	lead: GivenBack & { readonly givenBackName: string | null },
): string | undefined {
	const given = givenBackOf(lead);
	if (!given) return undefined;
	const words = [`${giveBackLabels[given.reason]}.`, given.note].filter(Boolean).join(" ");
	return cleanLine(`by ${lead.givenBackName ?? "a dealer that is removed"}: ${words}`);
}
