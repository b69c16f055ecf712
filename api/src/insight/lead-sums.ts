import { type SQL, sql } from "drizzle-orm";
import { leadSums } from "../storage/insight-schema.js";
import { leads } from "../storage/lead-schema.js";
import { isLeadMail, mails } from "../storage/mail-schema.js";
import type { Orm, Transaction } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";

/** A lead that is held back may be spam. It counts once an operator has released it. */
export const isGenuine = sql`(
	${leads.suspicion} is null
	or exists (
		select from ${mails}
		where ${mails.leadId} = ${leads.id} and ${isLeadMail} and ${mails.state} in ('waiting', 'sent', 'returned', 'dead')
	)
)`;

const day = sql`(${leads.createdAt} at time zone 'UTC')::date`;

const state = sql`coalesce(${dealerships.state}, ${leads.payload}->>'state', '')`;

/** The dealer that an inquiry is for. A contact message and a signup are for the company. */
const dealer = sql`case when ${leads.kind} = 'inquiry' then coalesce(${leads.dealershipId}::text, '') else '' end`;

/** Without its query and its fragment, which may hold what a visitor typed. */
const page = sql`split_part(split_part(coalesce(${leads.payload}->>'page', ''), '?', 1), '#', 1)`;

/*
 * Parts by their separators, since regular expressions take ten times as long. Without `offset 0`, they
 * are computed again wherever they are used.
 */
const partsOfPage = sql`
	select
		lower(split_part(authority, '@', -1)) as host,
		case when authority = '' then ''
			else left(substr(address, strpos(address, '://') + 3 + length(authority)), 200)
		end as path
	from (
		select address, split_part(split_part(address, '://', 2), '/', 1) as authority
		from (select ${page} as address offset 0) as page
		offset 0
	) as parts
	offset 0`;

/**
 * The leads that match, six rows of each: one of each of `leadGroupings`. Their columns are `day`,
 * `grouped_by`, `name` and `leads`, which is 1.
 */
export function rowsOfLeads(condition: SQL): SQL {
	return sql`
		select ${day} as day, grouping.grouped_by, grouping.name, 1 as leads
		from ${leads}
		left join ${dealerships} on ${dealerships.id} = ${leads.dealershipId}
		cross join lateral (${partsOfPage}) as page
		cross join lateral (values
			('all', ''), ('state', ${state}), ('dealer', ${dealer}), ('host', host), ('page', host || path),
			('campaign', coalesce(${leads.payload}->>'campaign', ''))
		) as grouping (grouped_by, name)
		where ${condition} and ${isGenuine}`;
}

/** Adds leads to the stored sums, before they are deleted in the same transaction. */
export async function keepSumsOfLeads(
	transaction: Pick<Transaction | Orm, "execute">,
	condition: SQL,
): Promise<void> {
	await transaction.execute(sql`
		insert into ${leadSums} (day, grouped_by, name, leads)
		select day, grouped_by, name, sum(leads) from (${rowsOfLeads(condition)}) as counted
		group by 1, 2, 3
		order by 1, 2, 3
		on conflict (day, grouped_by, name)
		do update set leads = ${leadSums.leads} + excluded.leads`);
}
