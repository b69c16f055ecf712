import { type LeadCreated, leadEventVersion } from "@nev/contract";
import type { Claim } from "../mail-queue/claims.js";
import type { Send } from "../mail-queue/mail-queue.js";
import { senderDeclined } from "../people/declined-sender.js";
import type { Orm } from "../storage/orm.js";
import { postWebhook, type WebhookReceiver } from "../webhook/post-webhook.js";
import { consentOf, fieldOf, textOf } from "./describe-lead.js";
import { dealOf } from "./lead-deal.js";
import { findLeads, type StoredLead } from "./stored-lead.js";
import { hasDeclinedSender } from "./write-mail.js";

/** Writes what the webhook is sent of a lead; a text says why it is held back, undefined: the lead is erased. */
export async function writeLeadEvent(
	orm: Orm,
	{ id, leadId }: Claim,
	receiver: WebhookReceiver,
): Promise<Send | string | undefined> {
	const [stored] = leadId === null ? [] : await findLeads(orm, [leadId]);
	if (!stored) return undefined;
	if (await hasDeclinedSender(orm, id)) return senderDeclined;
	const event = leadEvent(stored);
	return (options) => postWebhook(event, receiver, options);
}

/** The event of a new lead, with the lead as it is now. Its id is the same at every attempt and resend. */
function leadEvent(stored: StoredLead) {
	return { id: `lead-created-${stored.lead.uuid}`, body: JSON.stringify(leadCreated(stored)) };
}

function leadCreated(stored: StoredLead): LeadCreated {
	const { lead, dealership } = stored;
	const { uuid, kind, name, email, phone, dealershipId } = lead;
	const createdAt = lead.createdAt.toISOString();
	const field = (of: string) => fieldOf(stored, of) || null;
	const vehicle = field("vehicleName");
	const consent = consentOf(stored);
	return {
		type: "lead.created",
		timestamp: createdAt,
		data: {
			version: leadEventVersion,
			...{ id: uuid, kind, createdAt, name, email, phone },
			zipCode: field("zipCode"),
			subject: textOf(stored, "subject") || null,
			message: field("message"),
			vehicle: vehicle === null ? null : { name: vehicle, price: field("vehiclePrice") },
			dealer: dealership && dealershipId ? { id: dealershipId, name: dealership.name } : null,
			deal: dealOf(stored) ?? null,
			campaign: field("campaign"),
			page: field("page"),
			consent: consent
				? { text: consent.text, givenAt: consent.givenAt, version: consent.version ?? null }
				: null,
		},
	};
}
