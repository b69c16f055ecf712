import { type SQL, sql } from "drizzle-orm";
import { leadSums } from "../storage/insight-schema.js";
import { leads, outbox } from "../storage/lead-schema.js";
import type { Orm, Transaction } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";

/** A lead that is held back may be spam. It counts once an operator has released it. */
const isGenuine = sql`(
	${leads.suspicion} is null
	or exists (
		select from ${outbox}
		where ${outbox.leadId} = ${leads.id} and ${outbox.state} in ('waiting', 'sent', 'dead')
	)
)`;

const day = sql`(${leads.createdAt} at time zone 'UTC')::date`;

const state = sql`coalesce(${dealerships.state}, ${leads.payload}->>'state', '')`;

/** The dealer that an inquiry is for. A contact message and a signup are for the company. */
const dealer = sql`case when ${leads.kind} = 'inquiry' then coalesce(${leads.dealershipId}::text, '') else '' end`;

const page = sql`coalesce(${leads.payload}->>'page', '')`;

const host = sql`coalesce(lower(substring(${page} from '^[a-z]+://(?:[^/?#@]*@)?([^/?#]+)')), '')`;

/** Without its query and its fragment, which may hold what a visitor typed. */
const path = sql`left(coalesce(substring(${page} from '^[a-z]+://[^/?#]+([^?#]*)'), ''), 200)`;

/**
 * The leads that match, as sums of a day by each of `leadGroupings`: columns `day`, `grouped_by`, `name`
 * and `leads`.
 */
export function sumsOfLeads(condition: SQL): SQL {
	return sql`
		select ${day} as day, grouping.grouped_by, grouping.name, count(*)::integer as leads
		from ${leads}
		left join ${dealerships} on ${dealerships.id} = ${leads.dealershipId}
		cross join lateral (values
			('all', ''), ('state', ${state}), ('dealer', ${dealer}), ('host', ${host}), ('page', ${host} || ${path})
		) as grouping (grouped_by, name)
		where ${condition} and ${isGenuine}
		group by 1, 2, 3`;
}

/** Adds leads to the stored sums, before they are deleted in the same transaction. */
export async function keepSumsOfLeads(
	transaction: Pick<Transaction | Orm, "execute">,
	condition: SQL,
): Promise<void> {
	await transaction.execute(sql`
		insert into ${leadSums} (day, grouped_by, name, leads) ${sumsOfLeads(condition)}
		order by 1, 2, 3
		on conflict (day, grouped_by, name)
		do update set leads = ${leadSums.leads} + excluded.leads`);
}
