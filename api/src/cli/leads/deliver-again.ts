import { and, eq, exists, inArray, or, type SQL, sql } from "drizzle-orm";
import { isUnclaimed } from "../../outbox/claims.js";
import { leads, outbox } from "../../storage/lead-schema.js";
import type { Orm } from "../../storage/orm.js";
import { dealerships, isMailable } from "../../storage/schema.js";
import { ExitError } from "../cli-error.js";
import type { Output } from "../context.js";
import { counted } from "../output/wording.js";
import { type Delivery, newestLeads, type StoredLead } from "./stored-lead.js";

/** Makes the mails of leads due now that wait for their next attempt or were given up. */
export async function retryLeads(orm: Orm, ids: readonly number[], output: Output): Promise<void> {
	const changed = await makeDue(
		orm,
		and(inArray(outbox.leadId, [...ids]), inArray(outbox.state, ["waiting", "dead"])),
	);
	await report(orm, ids, changed, output, {
		done: "due now",
		undone: (delivery) => {
			if (delivery.state === "sent") return "was sent already";
			if (delivery.state === "held") {
				return `is held back; nev leads release ${delivery.leadId} lets it go`;
			}
			return "is being sent just now";
		},
	});
}

/** Makes every mail due now that was given up. */
export async function retryDead(orm: Orm, output: Output): Promise<void> {
	const changed = await makeDue(orm, eq(outbox.state, "dead"));
	output.print(
		changed.length === 0
			? "No mail was given up."
			: `${counted(changed.length, "mail is", "mails are")} due now.`,
	);
}

/** Lets go of mails that were held back, so that they are sent. */
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
		done: "released, due now",
		undone: (delivery, { lead }) => {
			if (delivery.state !== "held") return `is not held back, it is ${delivery.state}`;
			return lead.dealershipId === null
				? "stays held back, since its dealership is gone"
				: `stays held back until nev dealerships approve ${lead.dealershipId}`;
		},
	});
}

type Changed = Pick<Delivery, "id" | "leadId" | "recipient">[];

/**
 * Leaves alone what a server is sending. The server records the outcome by the attempt's number: if
 * the number were reset meanwhile, the mail would be sent twice.
 */
function makeDue(orm: Orm, which: SQL | undefined): Promise<Changed> {
	return orm
		.update(outbox)
		.set({ state: "waiting", attempts: 0, dueAt: sql`now()`, claimedUntil: null })
		.where(and(which, isUnclaimed))
		.returning({ id: outbox.id, leadId: outbox.leadId, recipient: outbox.recipient });
}

/** @throws {ExitError} where for one of the leads nothing was done */
async function report(
	orm: Orm,
	ids: readonly number[],
	changed: Changed,
	output: Output,
	words: { done: string; undone: (delivery: Delivery, stored: StoredLead) => string },
): Promise<void> {
	const unique = [...new Set(ids)];
	const found = await newestLeads(orm, { ids: unique }, unique.length);
	const isChanged = new Set(changed.map(({ id }) => id));
	let isFailed = false;
	for (const id of unique) {
		const stored = found.find(({ lead }) => lead.id === id);
		if (!stored?.deliveries.some((delivery) => isChanged.has(delivery.id))) isFailed = true;
		if (!stored) {
			output.print(`${id}: there is no such lead`);
			continue;
		}
		if (stored.deliveries.length === 0) output.print(`${id}: has no mail to send`);
		for (const delivery of stored.deliveries) {
			const isDone = isChanged.has(delivery.id);
			const what = isDone ? `is ${words.done}` : words.undone(delivery, stored);
			output.print(`${id}: the mail to the ${delivery.recipient} ${what}`);
		}
	}
	if (isFailed) throw new ExitError();
}
