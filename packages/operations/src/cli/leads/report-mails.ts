import {
	type Delivery,
	findDoNotContact,
	mailObstacle,
	normalizeEmail,
	type Orm,
	type StoredLead,
	senderDeclined,
} from "@nev/api/operations";
import type { ChangedMails } from "../../leads/redeliver.js";
import { ExitError } from "../cli-error.js";
import type { Output } from "../context.js";
import { adviceAgainst } from "../dealerships/describe-obstacle.js";

/** What a command says of mails, in sentences that begin with a mail. */
interface Messages {
	readonly changed: string;
	/** Why it was left alone or is held back. */
	unchanged(delivery: Delivery, stored: ReportedLead, isChanged: boolean): string;
	/** Whether the command did for a lead what it was to do. */
	isDone(stored: StoredLead, changed: ReadonlySet<number>): boolean;
}

interface ReportedLead extends StoredLead {
	/** Its sender asked not to be contacted. */
	readonly isDeclined: boolean;
}

const hasDueMail: Messages["isDone"] = ({ deliveries }, changed) =>
	deliveries.some(({ id, state }) => changed.has(id) && state !== "held");

const onList = "its sender is on the do-not-contact list";

/** The messages of `leads retry`. */
export const retryMessages: Messages = {
	changed: "is due now",
	unchanged(delivery, stored, isChanged) {
		const { state, leadId, lastError } = delivery;
		if (state === "sent") return "was sent already";
		if (state === "discarded") return "was discarded";
		if (state !== "held") return "is being sent";
		if (isChanged && lastError === senderDeclined) {
			return `is held back, because ${onList}; to send it all the same, run nev leads release ${leadId}`;
		}
		return isChanged
			? `is held back ${describeObstacle(delivery, stored, `, then run nev leads release ${leadId}`)}`
			: `is held back; to send it, run nev leads release ${leadId}`;
	},
	isDone: hasDueMail,
};

/** The messages of `leads release`. */
export const releaseMessages: Messages = {
	changed: "is released and due now",
	unchanged(delivery, stored) {
		const { state } = delivery;
		if (state !== "held") return `is not held back, its state is ${state}`;
		return `stays held back ${describeObstacle(delivery, stored)}`;
	},
	isDone: hasDueMail,
};

/** The messages of `leads resend`. */
export const resendMessages: Messages = {
	changed: "is due now, once more",
	unchanged(delivery, stored) {
		const { state, recipient } = delivery;
		if (state !== "sent") return `was not sent yet, its state is ${state}`;
		if (recipient === "former") return "is sent only once";
		if (isOutdated(delivery, stored)) return "is not sent again, because there is a newer one";
		if (stored.isDeclined) return `is not sent again, because ${onList}`;
		return `is not sent again ${describeObstacle(delivery, stored)}`;
	},
	isDone: hasDueMail,
};

/** Whether the dealership of the lead has a later mail of it, as it was handed to another one and back. */
function isOutdated({ id, recipient, dealershipId }: Delivery, { lead, deliveries }: StoredLead) {
	if (dealershipId !== lead.dealershipId) return false;
	return deliveries.some(
		(other) =>
			other.id > id &&
			other.recipient === recipient &&
			other.dealershipId === dealershipId &&
			(other.state === "waiting" || other.state === "sent"),
	);
}

/**
 * Why a mail to a dealer is not sent, and what to do about it.
 *
 * @param next what to do after that
 */
function describeObstacle(
	{ recipient, dealershipId, dealership: former }: Delivery,
	{ lead, dealership: present }: StoredLead,
	next = "",
) {
	const isToFormer = recipient === "former";
	const id = isToFormer ? dealershipId : lead.dealershipId;
	const dealership = isToFormer ? former : present;
	if (id === null || !dealership) return "because its dealership no longer exists";
	if (recipient === "dealer" && dealershipId !== null && dealershipId !== id) {
		return `because the lead is for dealership ${id} now`;
	}
	const advice = adviceAgainst(mailObstacle(dealership), id);
	return advice === undefined
		? "because its dealership is not mailed"
		: `until you ${advice}${next}`;
}

/** The messages of `leads discard`. */
export const discardMessages: Messages = {
	changed: "is discarded and never sent",
	unchanged({ state, claimedUntil }) {
		if (state === "sent") return "was sent already";
		if (state === "discarded") return "was discarded already";
		if (claimedUntil) return "is being sent; run this again in a minute if that fails";
		return "is not discarded yet, because another one is being sent; run this again in a minute";
	},
	isDone: ({ deliveries }) =>
		deliveries.every(({ state }) => state === "sent" || state === "discarded"),
};

/**
 * Reports on each mail of leads that a command was to change.
 *
 * @throws {ExitError} if one of the leads does not exist, or the command did nothing for it
 */
export async function reportMails(
	orm: Pick<Orm, "execute">,
	ids: readonly number[],
	{ mails, leads }: ChangedMails,
	messages: Messages,
	output: Output,
): Promise<void> {
	let isFailed = false;
	const declined = await findDoNotContact(
		orm,
		leads.map(({ lead }) => lead.email),
	);
	const storedLeads = new Map(
		leads.map((stored) => [
			stored.lead.id,
			{ ...stored, isDeclined: declined.has(normalizeEmail(stored.lead.email)) },
		]),
	);
	for (const id of new Set(ids)) {
		const stored = storedLeads.get(id);
		if (!stored || !messages.isDone(stored, mails)) isFailed = true;
		if (!stored) {
			output.print(`${id}: there is no such lead`);
			continue;
		}
		if (stored.deliveries.length === 0) output.print(`${id}: has no mail to send`);
		for (const delivery of stored.deliveries) {
			const isChanged = mails.has(delivery.id);
			const message =
				isChanged && delivery.state !== "held"
					? messages.changed
					: messages.unchanged(delivery, stored, isChanged);
			output.print(`${id}: the mail to the ${delivery.recipient} ${message}`);
		}
	}
	if (isFailed) throw new ExitError();
}
