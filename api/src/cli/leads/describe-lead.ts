import { consentSchema } from "@nev/contract";
import { minuteOf } from "../output/wording.js";
import type { Delivery, StoredLead } from "./stored-lead.js";

/** A text that the visitor has sent under this name; empty where there is none. */
export function sent({ lead }: StoredLead, name: string): string {
	const value = lead.payload[name];
	return typeof value === "string" ? value : "";
}

/** What a visitor has agreed to, and when. */
export function consentOf({ lead }: StoredLead): { text: string; givenAt: string } | undefined {
	return consentSchema.safeParse(lead.payload.consent).data;
}

/** What a lead is about, in a few words: the vehicle, the subject, or where the dealership is. */
export function aboutOf(stored: StoredLead): string {
	switch (stored.lead.kind) {
		case "inquiry":
			return sent(stored, "vehicleName");
		case "contact":
			return sent(stored, "subject");
		case "dealership":
			return [sent(stored, "city"), sent(stored, "state")].filter(Boolean).join(", ");
	}
}

/** What has become of a lead's mails: `company sent; dealer dead: mailbox full`. */
export function deliveryOf({ deliveries }: StoredLead): string {
	return deliveries
		.map((delivery) => `${delivery.recipient} ${describeDelivery(delivery)}`)
		.join("; ");
}

/** What has become of one mail. */
export function describeDelivery({ state, attempts, dueAt, lastError }: Delivery): string {
	const reason = lastError ? `: ${lastError}` : "";
	if (state === "sent") return "sent";
	if (state === "waiting") {
		return attempts > 0 ? `waiting, next try ${minuteOf(dueAt)}${reason}` : "waiting";
	}
	return `${state}${reason}`;
}

/** A lead as other programs read it. */
export function leadJson(stored: StoredLead) {
	const { payload, ...lead } = stored.lead;
	return {
		...lead,
		dealershipName: stored.dealershipName,
		about: aboutOf(stored),
		payload,
		deliveries: stored.deliveries.map(({ leadId: _, ...delivery }) => delivery),
	};
}
