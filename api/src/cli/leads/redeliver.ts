import { and, eq, exists, inArray, or, type SQL, sql } from "drizzle-orm";
import { isUnclaimed, orUnrecorded } from "../../outbox/claims.js";
import { leads, outbox } from "../../storage/lead-schema.js";
import type { Orm } from "../../storage/orm.js";
import { dealerships, isMailable } from "../../storage/schema.js";
import { ExitError } from "../cli-error.js";
import type { Output } from "../context.js";
import { pluralize } from "../output/format.js";
import { type Delivery, newestLeads, type StoredLead } from "./stored-lead.js";

/** Makes the unsent mails of leads due now: those that wait for an attempt and those that failed. */
export async function retryLeads(orm: Orm, ids: readonly number[], output: Output): Promise<void> {
	const changed = await makeDue(
		orm,
		and(inArray(outbox.leadId, [...ids]), inArray(outbox.state, ["waiting", "dead"])),
	);
	await report(orm, ids, changed, output, {
		changed: "is due now",
		unchanged: (delivery) => {
			if (delivery.state === "sent") return "was sent already";
			if (delivery.state === "held") {
				return `is held back; to send it, run nev leads release ${delivery.leadId}`;
			}
			return "is being sent";
		},
	});
}

/** Makes all mails due now that failed for good. */
export async function retryDead(orm: Orm, output: Output): Promise<void> {
	const changed = await makeDue(orm, eq(outbox.state, "dead"));
	output.print(
		changed.size === 0
			? "No mail has failed for good."
			: `${pluralize(changed.size, "mail is", "mails are")} due now.`,
	);
}

/** Releases mails that were held back, so that they are sent. */
export async function releaseLeads(
	orm: Orm,
	ids: readonly number[],
	output: Output,
): Promise<void> {
	const isForMailableDealer = exists(
		orm
			.select({ id: leads.id })
			.from(leads)
			.innerJoin(dealerships, eq(leads.dealershipId, dealerships.id))
			.where(and(eq(leads.id, outbox.leadId), isMailable)),
	);
	const changed = await makeDue(
		orm,
		and(
			inArray(outbox.leadId, [...ids]),
			eq(outbox.state, "held"),
			or(eq(outbox.recipient, "company"), isForMailableDealer),
		),
	);
	await report(orm, ids, changed, output, {
		changed: "is released and due now",
		unchanged: (delivery, { lead }) => {
			if (delivery.state !== "held") return `is not held back, its state is ${delivery.state}`;
			return lead.dealershipId === null
				? "stays held back, because its dealership no longer exists"
				: `stays held back until you run nev dealerships approve ${lead.dealershipId}`;
		},
	});
}

/** How `report` ends a sentence that begins with a mail. */
interface Messages {
	readonly changed: string;
	unchanged(delivery: Delivery, stored: StoredLead): string;
}

/**
 * Makes mails due now, and returns their ids. Leaves alone mails that a server is sending, which would
 * go out twice.
 */
async function makeDue(orm: Orm, condition: SQL | undefined): Promise<Set<number>> {
	const changed = await orm
		.update(outbox)
		.set({
			state: "waiting",
			attempts: 0,
			dueAt: sql`now()`,
			claimedUntil: null,
			mayHaveArrived: orUnrecorded,
		})
		.where(and(condition, isUnclaimed))
		.returning({ id: outbox.id });
	return new Set(changed.map(({ id }) => id));
}

/**
 * Reports on each mail of the leads.
 *
 * @throws {ExitError} if nothing was changed for one of the leads
 */
async function report(
	orm: Orm,
	ids: readonly number[],
	changed: ReadonlySet<number>,
	output: Output,
	messages: Messages,
): Promise<void> {
	const uniqueIds = [...new Set(ids)];
	const storedLeads = await newestLeads(orm, { ids: uniqueIds }, uniqueIds.length);
	let isFailed = false;
	for (const id of uniqueIds) {
		const stored = storedLeads.find(({ lead }) => lead.id === id);
		if (!stored?.deliveries.some((delivery) => changed.has(delivery.id))) isFailed = true;
		if (!stored) {
			output.print(`${id}: there is no such lead`);
			continue;
		}
		if (stored.deliveries.length === 0) output.print(`${id}: has no mail to send`);
		for (const delivery of stored.deliveries) {
			const message = changed.has(delivery.id)
				? messages.changed
				: messages.unchanged(delivery, stored);
			output.print(`${id}: the mail to the ${delivery.recipient} ${message}`);
		}
	}
	if (isFailed) throw new ExitError();
}
