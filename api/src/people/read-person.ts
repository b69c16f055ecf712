import { leadJson } from "../leads/describe-lead.js";
import { allLeads, countLeads, type StoredLead } from "../leads/stored-lead.js";
import { corrections, notices } from "../storage/correction-schema.js";
import type { Orm } from "../storage/orm.js";
import type { dealerships } from "../storage/schema.js";
import { isDoNotContact } from "./do-not-contact.js";
import { pastOf } from "./past-of-person.js";
import { dealershipsOf, isCorrectionOf, isNoticeOf } from "./person.js";

/** What is stored about a person. */
export interface StoredPerson {
	/** How many leads came from their address. */
	readonly leads: number;
	/** The dealerships that have it. */
	readonly dealers: readonly Pick<typeof dealerships.$inferSelect, "id" | "name" | "visibility">[];
	readonly isDoNotContact: boolean;
}

/** Reads how much is stored about a person. */
export async function readPerson(orm: Orm, email: string): Promise<StoredPerson> {
	const dealers = await dealershipsOf(orm, email);
	return {
		leads: await countLeads(orm, { email }),
		dealers: dealers.map(({ id, name, visibility }) => ({ id, name, visibility })),
		isDoNotContact: await isDoNotContact(orm, email),
	};
}

/** Reads everything that is stored about a person, as JSON for them. */
export async function exportPerson(orm: Orm, email: string): Promise<object> {
	const leads: StoredLead[] = [];
	for await (const page of allLeads(orm, { email })) leads.push(...page);
	return {
		email,
		leads: leads.map(leadJson),
		dealerships: await dealershipsOf(orm, email),
		corrections: await orm.select().from(corrections).where(isCorrectionOf(email)),
		notices: await orm.select().from(notices).where(isNoticeOf(email)),
		past: await pastOf(orm, email),
		doNotContact: await isDoNotContact(orm, email),
	};
}
