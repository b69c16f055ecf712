import { consentSchema } from "@nev/contract";
import * as z from "zod/mini";
import { formatTime } from "../text/times.js";
import type { StoredConsent } from "./lead.js";
import { inWords } from "./lead-texts.js";
import { reasonNotMailed } from "./not-mailed.js";
import type { Delivery, StoredLead } from "./stored-lead.js";

/** A text field of the form as it was sent; empty if the lead does not have it. */
export function fieldOf({ lead }: StoredLead, name: string): string {
	const value = lead.payload[name];
	return typeof value === "string" ? value : "";
}

/** A text field of the form as a person reads it. */
export function textOf(stored: StoredLead, name: string): string {
	return inWords(name, fieldOf(stored, name));
}

/** What the visitor agreed to, and when; undefined without consent. */
export function consentOf({ lead }: StoredLead): StoredConsent | undefined {
	return storedConsentSchema.safeParse(lead.payload.consent).data;
}

const storedConsentSchema = z.extend(consentSchema, { version: z.exactOptional(z.string()) });

/** The subject of a lead: its vehicle, its subject, or the place of the dealership. */
export function aboutOf(stored: StoredLead): string {
	switch (stored.lead.kind) {
		case "inquiry":
			return fieldOf(stored, "vehicleName");
		case "contact":
			return textOf(stored, "subject");
		case "dealership":
			return [fieldOf(stored, "city"), fieldOf(stored, "state")].filter(Boolean).join(", ");
	}
}

/** The notes about a lead, each on a line with its time and its author. */
export function describeNotes({ notes }: StoredLead): string {
	return notes.map(({ at, author, text }) => `${formatTime(at)} ${author}: ${text}`).join("\n");
}

/**
 * The states of all mails of a lead: `company sent; dealer failed for good: mailbox full`, and why its dealership was not
 * mailed it.
 */
export function describeDeliveries(stored: StoredLead): string {
	const notMailed = reasonNotMailed(stored);
	return [
		...stored.deliveries.map((delivery) =>
			[delivery.recipient, delivery.to, describeDelivery(delivery)].filter(Boolean).join(" "),
		),
		...(notMailed === undefined ? [] : [`dealer not mailed: ${notMailed}`]),
	].join("; ");
}

const stateNames: Readonly<Partial<Record<Delivery["state"], string>>> = {
	dead: "failed for good",
	returned: "came back",
};

/** The state of a mail. */
export function describeDelivery(delivery: Delivery): string {
	const { state, attempts, dueAt } = delivery;
	const isTriedAgain = state === "waiting" && attempts > 0;
	const text = isTriedAgain
		? `waiting, next try ${formatTime(dueAt)}`
		: (stateNames[state] ?? state);
	const reason = deliveryProblem(delivery);
	return reason ? `${text}: ${reason}` : text;
}

/** Why a mail is not sent. Null once it is sent, or an operator has started it anew. */
export function deliveryProblem({ state, attempts, lastError }: Delivery): string | null {
	const isUntried = state === "waiting" && attempts === 0;
	return state === "sent" || isUntried ? null : lastError;
}

/** A lead as the JSON output shows it. */
export function leadJson(stored: StoredLead) {
	const { payload, ...lead } = stored.lead;
	return {
		...lead,
		dealershipName: stored.dealership?.name ?? null,
		notMailed: reasonNotMailed(stored) ?? null,
		about: aboutOf(stored),
		payload,
		deliveries: stored.deliveries.map(({ leadId: _, dealership, ...delivery }) => ({
			...delivery,
			dealershipName: dealership?.name ?? null,
		})),
		notes: stored.notes,
	};
}
