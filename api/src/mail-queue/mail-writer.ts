import type { Mail, MailText } from "../mail/mail.js";
import { isDoNotContact } from "../people/do-not-contact.js";
import type { Settings } from "../settings/settings.js";
import type { MailKind } from "../storage/mail-schema.js";
import type { Orm } from "../storage/orm.js";
import type { Claim } from "./claims.js";
import type { WriteMail } from "./mail-queue.js";
import {
	type ApprovedDealership,
	envelopeOf,
	isDecided,
	isRejected,
	onDoNotContactList,
	readApproved,
} from "./notices.js";

export interface MailWriterOptions {
	readonly mail: Pick<Settings["mail"], "from" | "to">;
	readonly writeLead: WriteMail;
	/** Writes the reminder of a lead, with its address; undefined: it is not sent any more. Absent: none is sent. */
	readonly remind?: WriteNotice | undefined;
	/** Absent: there is no webhook, and this process claims nothing for one. */
	readonly writeWebhook?: WriteMail | undefined;
	/** Writes a confirmation by its id; undefined: it is not sent any more. Absent: none is sent. */
	readonly confirm?: ((id: number) => Promise<MailText | undefined>) | undefined;
	/** Writes the mail of an approval as the dealership is now. Absent: it is sent as it was stored. */
	readonly tellApproval?: ((dealership: ApprovedDealership) => MailText) | undefined;
}

/** What a mail says, and to whom if not to its address; undefined: it is not true any more. */
export type WriteNotice = (
	claim: Claim,
) => Promise<(MailText & Partial<Pick<Mail, "to">>) | undefined>;

/** Writes a mail by its kind. */
export function mailWriter(
	orm: Pick<Orm, "select" | "execute">,
	{ mail, writeLead, writeWebhook, remind, confirm, tellApproval }: MailWriterOptions,
): WriteMail {
	const asStored = ({ subject, text }: Claim) => ({ subject: subject ?? "", text: text ?? "" });
	const writers: Readonly<Record<Exclude<MailKind, "lead" | "webhook">, WriteNotice>> = {
		reminder: async (claim) => remind?.(claim),
		confirmation: async ({ id }) => confirm?.(id),
		async approval(claim) {
			const approved = claim.dealershipId && (await readApproved(orm, claim.dealershipId));
			if (!approved) return undefined;
			const { subject, text, replyTo }: MailText = tellApproval?.(approved) ?? asStored(claim);
			return { subject, text, to: approved.email, ...(replyTo && { replyTo }) };
		},
		async rejection(claim) {
			const isTrue = claim.dealershipId && (await isRejected(orm, claim.dealershipId));
			return isTrue ? asStored(claim) : undefined;
		},
		decision: async (claim) => ((await isDecided(orm, claim.id)) ? asStored(claim) : undefined),
		notice: async (claim) => asStored(claim),
	};
	return async (claim) => {
		if (claim.kind === "lead") return writeLead(claim);
		if (claim.kind === "webhook") return writeWebhook?.(claim) ?? "LEAD_WEBHOOK_URL is not set.";
		const written = await writers[claim.kind](claim);
		if (!written) return undefined;
		const letter = { ...envelopeOf(claim, mail.from), ...written };
		// It may have come onto the list while the mail waited.
		const isHeld = letter.to !== mail.to && (await isDoNotContact(orm, letter.to));
		return isHeld ? onDoNotContactList : letter;
	};
}
