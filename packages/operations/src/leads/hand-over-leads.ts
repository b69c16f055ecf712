import {
	type Author,
	changeOf,
	dealerships,
	insertBatchSize,
	isMailable,
	isMailOf,
	isToDealershipOf,
	isUnclaimed,
	isUnsent,
	isVisible,
	type LeadMail,
	leadMailColumns,
	leads,
	mails,
	type Orm,
	recordAs,
	type StoredDealership,
	senderDeclined,
	storedDealershipColumns,
	type Transaction,
} from "@nev/api/operations";
import {
	and,
	asc,
	eq,
	getTableColumns,
	inArray,
	isNotNull,
	isNull,
	type SQL,
	sql,
} from "drizzle-orm";

type Lead = typeof leads.$inferSelect;
type NewMail = typeof mails.$inferInsert;

/** What became of one of the leads. */
export interface HandedOverLead {
	readonly id: number;
	readonly kind:
		| "handed over"
		/** It is for this dealership already, and was mailed to it as far as it can be. */
		| "unchanged"
		| "missing"
		/** It is the submission of a dealership. */
		| "submission"
		| "discarded"
		/** A server is mailing it to its present dealership. */
		| "being sent";
	/**
	 * Whether its mail to the new dealership is due, held back, held back because its sender asked not to be
	 * contacted, or there is none because the dealership has no address or asked that itself.
	 */
	readonly mail: "due" | "held" | "declined" | "none";
	readonly former: FormerDealership;
}

/**
 * Whether the former dealership of a lead is told, or why it is not: it gets ADF, which knows nothing but leads,
 * or may not be mailed; or nobody is to be told, or was mailed the lead.
 */
type FormerDealership = "told" | "gets ADF" | "not mailed" | "nobody";

export type HandedOver =
	/** There is no such dealership, or visitors do not see it, or it gets no leads for a time. */
	| { readonly kind: "no dealership" }
	| {
			readonly kind: "done";
			/** The recorded change, which can be undone; absent if no lead was handed over. */
			readonly change?: number | undefined;
			readonly dealership: StoredDealership;
			/** The ids of the mails to new and to former dealerships. */
			readonly mails: ReadonlySet<number>;
			/** In the order of the ids. */
			readonly outcomes: readonly HandedOverLead[];
	  };

export interface HandOverOptions {
	readonly author: Author;
	/** Mails the former dealerships that a lead is not theirs any more, if they were mailed it. */
	readonly tellsFormer?: boolean | undefined;
}

/**
 * Hands leads to another dealership, which is mailed them. What their former dealerships were
 * not sent yet never is. A dealership that could not be mailed when a lead came gets it now.
 */
export function handOverLeads(
	orm: Pick<Orm, "transaction">,
	ids: readonly number[],
	to: number,
	{ author, tellsFormer = false }: HandOverOptions,
): Promise<HandedOver> {
	return orm.transaction(async (transaction): Promise<HandedOver> => {
		await recordAs(transaction, author);
		const dealership = await lockReceiver(transaction, to);
		if (!dealership) return { kind: "no dealership" };
		const found = await readLocked(transaction, ids);
		const formers = tellsFormer ? await readFormers(transaction, found) : new Map<number, never>();
		const outcomes: HandedOverLead[] = [];
		const toStore: NewMail[] = [];
		/** Leads that stay with their dealership, which is mailed them now. */
		const kept: number[] = [];
		for (const id of new Set(ids)) {
			const stored = found.get(id);
			const mail = stored && newMail(stored, dealership);
			const kind = outcomeOf(stored, to, mail !== undefined);
			if (!stored || kind !== "handed over") {
				outcomes.push({ id, kind, mail: "none", former: "nobody" });
				continue;
			}
			const former = formerOf(stored, formers);
			const isKept = stored.lead.dealershipId === to;
			if (isKept && mail?.state === "waiting") kept.push(id);
			if (mail) toStore.push(isKept ? { ...mail, state: "held" } : mail);
			if (former === "told") toStore.push(newNotice(stored));
			outcomes.push({ id, kind, mail: describeMail(mail), former });
		}
		const moved = outcomes.filter(({ kind }) => kind === "handed over").map(({ id }) => id);
		if (moved.length > 0) {
			await nameDealerships(transaction, moved);
			// What the former dealer has taken is new for this one.
			await transaction
				.update(leads)
				.set({
					dealershipId: to,
					stage: sql`case ${leads.stage} when 'taken' then 'new' else ${leads.stage} end`,
				})
				.where(inArray(leads.id, moved));
			await discardOutdated(transaction, inArray(mails.leadId, moved));
		}
		const inserted: number[] = [];
		for (let start = 0; start < toStore.length; start += insertBatchSize) {
			const batch = toStore.slice(start, start + insertBatchSize);
			const rows = await transaction.insert(mails).values(batch).returning({ id: mails.id });
			for (const { id } of rows) inserted.push(id);
		}
		if (kept.length > 0) {
			// Inserting a mail is not recorded, but this update is, so an undo holds the mail back again.
			await transaction
				.update(mails)
				.set({ state: "waiting" })
				.where(
					and(
						inArray(mails.id, inserted),
						inArray(mails.leadId, kept),
						eq(mails.recipient, "dealer"),
					),
				);
		}
		return {
			kind: "done",
			change: await changeOf(transaction),
			dealership,
			mails: new Set(inserted),
			outcomes,
		};
	});
}

/**
 * Reads a dealership that leads are to be handed to, and keeps others from changing it until the end of the
 * transaction. To be called before leads are locked, since an undo and an import lock dealerships first.
 *
 * @returns undefined if there is none, or it takes no leads
 */
export async function lockReceiver(
	transaction: Transaction,
	id: number,
): Promise<StoredDealership | undefined> {
	const [dealership] = await transaction
		.select(storedDealershipColumns)
		.from(dealerships)
		.where(and(eq(dealerships.id, id), isVisible, isNull(dealerships.pausedUntil)))
		.for("share");
	return dealership;
}

const dealershipOfLead = sql`(select ${leads.dealershipId} from ${leads} where ${leads.id} = ${mails.leadId})`;

/** Says for whom mails are that a server of an earlier version stored. */
async function nameDealerships(transaction: Transaction, ids: readonly number[]): Promise<void> {
	await transaction
		.update(mails)
		.set({ dealershipId: dealershipOfLead })
		.where(
			and(
				inArray(mails.leadId, [...ids]),
				eq(mails.recipient, "dealer"),
				isNull(mails.dealershipId),
			),
		);
}

/** Ends the mails of leads that are not sent and are for a dealership that a lead is not for any more. */
export async function discardOutdated(transaction: Transaction, isOfLead: SQL): Promise<void> {
	// One to a former dealership is outdated if the lead is for it again.
	const isOutdated = sql`(${mails.recipient} = 'former') = (${mails.dealershipId} is not distinct from ${dealershipOfLead})`;
	await transaction
		.update(mails)
		.set({ state: "discarded", claimedUntil: null })
		.where(and(isOfLead, isNotNull(mails.dealershipId), isUnsent, isUnclaimed, isOutdated));
}

function describeMail(mail: ReturnType<typeof newMail>): HandedOverLead["mail"] {
	if (mail === undefined) return "none";
	if (mail.state !== "held") return "due";
	return mail.lastError === senderDeclined ? "declined" : "held";
}

interface LockedLead {
	readonly lead: Lead & {
		/** Its sender asked not to be contacted. */
		readonly isDeclined: boolean;
	};
	readonly mails: readonly (LeadMail & { readonly isClaimed: boolean })[];
}

/** Leads with their mails, which no server can claim before the end of the transaction. */
async function readLocked(
	transaction: Transaction,
	ids: readonly number[],
): Promise<ReadonlyMap<number, LockedLead>> {
	const rows = await transaction
		.select({
			...getTableColumns(leads),
			isDeclined: sql<boolean>`is_do_not_contact(${leads.email})`,
		})
		.from(leads)
		.where(inArray(leads.id, [...ids]))
		.orderBy(asc(leads.id))
		.for("update");
	const stored = await transaction
		.select({ mail: leadMailColumns, isClaimed: sql<boolean>`not (${isUnclaimed})` })
		.from(mails)
		.where(isMailOf(ids))
		.orderBy(asc(mails.id))
		.for("update");
	return new Map(
		rows.map((lead) => [
			lead.id,
			{
				lead,
				mails: stored.flatMap(({ mail, isClaimed }) =>
					mail.leadId === lead.id ? [{ ...mail, isClaimed }] : [],
				),
			},
		]),
	);
}

/** Whether each of the former dealerships can be told. */
async function readFormers(
	transaction: Transaction,
	found: ReadonlyMap<number, LockedLead>,
): Promise<ReadonlyMap<number, FormerDealership>> {
	const ids = [...found.values()].flatMap(({ lead }) => lead.dealershipId ?? []);
	const rows = await transaction
		.select({
			id: dealerships.id,
			leadFormat: dealerships.leadFormat,
			isMailable: sql<boolean>`${isMailable}`,
		})
		.from(dealerships)
		.where(inArray(dealerships.id, ids));
	return new Map(
		rows.map(({ id, leadFormat, isMailable }) => {
			if (!isMailable) return [id, "not mailed"];
			return [id, leadFormat === "adf" ? "gets ADF" : "told"];
		}),
	);
}

/** @param isMailable whether the dealership can be mailed, now or once it is approved */
function outcomeOf(
	stored: LockedLead | undefined,
	to: number,
	isMailable: boolean,
): HandedOverLead["kind"] {
	if (!stored) return "missing";
	const { lead, mails } = stored;
	if (lead.kind === "dealership") return "submission";
	const isMailed = mails.filter(isToDealershipOf(lead)).some(({ state }) => state !== "discarded");
	if (lead.dealershipId === to && (isMailed || !isMailable)) return "unchanged";
	if (lead.discardedAt) return "discarded";
	const isBeingSent = mails.some(({ recipient, isClaimed }) => recipient === "dealer" && isClaimed);
	return isBeingSent ? "being sent" : "handed over";
}

/**
 * The mail to the new dealership; undefined if it has no address or asked not to be contacted. Held back if
 * the lead's others are or its sender asked not to be contacted, or until an operator approves the dealership.
 */
function newMail(
	{ lead, mails }: LockedLead,
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

/** Whether the former dealership is told, which it is only of a lead that it was mailed. */
function formerOf(
	{ lead, mails }: LockedLead,
	formers: ReadonlyMap<number, FormerDealership>,
): FormerDealership {
	const wasMailed = mails.filter(isToDealershipOf(lead)).some(({ state }) => state === "sent");
	return (wasMailed && lead.dealershipId !== null && formers.get(lead.dealershipId)) || "nobody";
}

/** The mail that tells the former dealership. */
function newNotice({ lead, mails }: LockedLead): NewMail {
	const { dealershipId } = lead;
	const copy = nextCopy(mails, "former");
	return { leadId: lead.id, recipient: "former", dealershipId, copy, state: "waiting" };
}

function nextCopy(mails: readonly LeadMail[], recipient: LeadMail["recipient"]): number {
	const copies = mails.flatMap((mail) => (mail.recipient === recipient ? mail.copy : []));
	return Math.max(-1, ...copies) + 1;
}
