import {
	dealerships,
	insertBatchSize,
	isMailOf,
	isUnclaimed,
	isUnsent,
	leads,
	mails,
	type Settings,
	storedDealershipColumns,
	type Transaction,
} from "@nev/api/operations";
import { and, inArray, type SQL, sql } from "drizzle-orm";
import { readLeads, storeKept } from "./hand-over-leads.js";
import { mailsToCompany, mailsToReceiver, withoutMailed } from "./hand-over-mails.js";

/** The company's addresses for leads. Without a mail server they are not known. */
export type CompanyAddresses = Pick<Settings["mail"], "smtpUrl" | "to" | "leadAddresses">;

const ofDealership = sql`from ${leads} join ${dealerships}
	on ${dealerships.id} = coalesce(${mails.dealershipId}, ${leads.dealershipId})
	where ${leads.id} = ${mails.leadId}`;

/** The main address of a mail's recipient, in lower case. */
export function mainAddressOf({ to }: CompanyAddresses): SQL {
	return sql`case ${mails.recipient} when 'company' then ${to.toLowerCase()}
		else (select lower(${dealerships.email}) ${ofDealership}) end`;
}

/** The condition for mails at a further address that is not one of their recipient's any more. */
export function isGone({ smtpUrl, to, leadAddresses }: CompanyAddresses): SQL {
	const company = [to, ...leadAddresses.map(({ email }) => email)].map((one) => one.toLowerCase());
	return sql`(${mails.to} is not null and case ${mails.recipient}
		when 'webhook' then false
		when 'company' then ${smtpUrl !== undefined} and lower(${mails.to}) <> all(${sql.param(company)}::text[])
		else exists (
			select ${ofDealership} and lower(${mails.to}) <> lower(${dealerships.email}) and not exists (
				select from jsonb_array_elements(${dealerships.leadAddresses}) further
				where lower(further->>'email') = lower(${mails.to})
			)
		) end)`;
}

/** Ends the unsent mails of leads at addresses that are gone, and returns whose leads these are. */
export async function discardGone(
	transaction: Transaction,
	ids: readonly number[],
	company: CompanyAddresses,
): Promise<number[]> {
	const ended = await transaction
		.update(mails)
		.set({ state: "discarded", claimedUntil: null })
		.where(and(isMailOf(ids), isUnsent, isUnclaimed, isGone(company)))
		.returning({ id: mails.leadId });
	return ended.flatMap(({ id }) => id ?? []);
}

/**
 * Stores a mail for each address that a recipient of a lead has by now and that has none. Not of leads that were
 * discarded or whose sender asked not to be contacted.
 */
export async function storeMissing(
	transaction: Transaction,
	ids: readonly number[],
	company: CompanyAddresses,
): Promise<{ leads: readonly number[]; mails: readonly number[]; heldCount: number }> {
	const added = { leads: [] as number[], mails: [] as number[], heldCount: 0 };
	for (let start = 0; start < ids.length; start += insertBatchSize) {
		const found = await readLeads(transaction, ids.slice(start, start + insertBatchSize));
		const owners = await transaction
			.select(storedDealershipColumns)
			.from(dealerships)
			.where(
				inArray(
					dealerships.id,
					found.flatMap(({ lead }) => lead.dealershipId ?? []),
				),
			);
		const missing = found.flatMap((one) => {
			if (one.lead.discardedAt || one.lead.isDeclined) return [];
			const owner = owners.find(({ id }) => id === one.lead.dealershipId);
			return [
				...(owner?.visibility === "visible"
					? withoutMailed(one, mailsToReceiver(one, owner), owner.email)
					: []),
				...(company.smtpUrl
					? withoutMailed(one, mailsToCompany(one, company.leadAddresses), company.to)
					: []),
			];
		});
		added.leads.push(...missing.flatMap(({ leadId }) => leadId ?? []));
		added.mails.push(...(await storeKept(transaction, missing)));
		added.heldCount += missing.filter(({ state }) => state === "held").length;
	}
	return added;
}
