import {
	allLeads,
	changesOfPerson,
	corrections,
	dealerships,
	dealershipsOf,
	isCorrectionOf,
	isDoNotContact,
	isLeadOf,
	isMailedAt,
	isNoticeOf,
	leadJson,
	mails,
	type Orm,
	type StoredLead,
} from "@nev/api/operations";

/** A person, by their email address. */
export interface StoredPerson {
	/** The dealerships that have their address. */
	readonly dealers: readonly Pick<typeof dealerships.$inferSelect, "id" | "name" | "visibility">[];
	readonly isDoNotContact: boolean;
}

/** Reads what is known of a person, beside their leads. */
export async function readPerson(orm: Orm, email: string): Promise<StoredPerson> {
	const dealers = await dealershipsOf(orm, email);
	return {
		dealers: dealers.map(({ id, name, visibility }) => ({ id, name, visibility })),
		isDoNotContact: await isDoNotContact(orm, email),
	};
}

/** Reads everything that is stored about a person, as JSON for them. */
export async function exportPerson(orm: Orm, email: string): Promise<object> {
	const leads: StoredLead[] = [];
	for await (const page of allLeads(orm, isLeadOf(email))) leads.push(...page);
	return {
		email,
		leads: leads.map(leadJson),
		dealerships: await dealershipsOf(orm, email),
		/** The dealers whose leads are mailed to them too. */
		leadsOf: await orm
			.select({ id: dealerships.id, name: dealerships.name })
			.from(dealerships)
			.where(isMailedAt(email)),
		corrections: await orm.select().from(corrections).where(isCorrectionOf(email)),
		notices: await orm.select().from(mails).where(isNoticeOf(email)),
		past: await changesOfPerson(orm, email),
		doNotContact: await isDoNotContact(orm, email),
	};
}
