import { sql } from "drizzle-orm";
import { leads } from "../storage/lead-schema.js";
import { mailboxOf } from "../storage/mailbox.js";
import type { Orm } from "../storage/orm.js";

/** How many hours before and after a lead another one of its sender is told with it. */
const sameSenderHours = 24;

/** How many are told. Whoever sends more is no customer. */
const maxOthers = 20;

/** Another lead that came from the mailbox of a lead within a day of it. */
export interface OtherLead {
	/** The lead that it is told with. */
	readonly of: number;
	readonly id: number;
	readonly isEarlier: boolean;
	/** The dealership that is mailed it, if one is. */
	readonly mailedTo: number | null;
}

/** Reads the other leads of the senders of leads, the oldest first. */
export async function readOtherLeads(
	orm: Pick<Orm, "execute">,
	ids: readonly number[],
): Promise<OtherLead[]> {
	const interval = sql`make_interval(hours => ${sameSenderHours})`;
	const { rows } = await orm.execute<{ [Name in keyof OtherLead]: OtherLead[Name] }>(sql`
		select
			${leads.id} as of, other.id,
			(other.created_at, other.id) < (${leads.createdAt}, ${leads.id}) as "isEarlier",
			(
				select dealership_id from mails
				where lead_id = other.id and kind = 'lead' and recipient = 'dealer'
					and dealership_id = other.dealership_id and state in ('waiting', 'sent')
				limit 1
			) as "mailedTo"
		from ${leads}
		cross join lateral (
			select * from ${leads} as other
			where ${mailboxOf(sql`other.email`)} = ${mailboxOf(leads.email)} and other.id <> ${leads.id}
				and other.created_at between ${leads.createdAt} - ${interval} and ${leads.createdAt} + ${interval}
			order by other.created_at, other.id
			limit ${maxOthers}
		) as other
		where ${leads.id} = any(${sql.param([...ids])})
		order by other.created_at, other.id`);
	return rows;
}

const list = new Intl.ListFormat("en-US");

/** `lead 70, same address, same day`; undefined if there is none. */
export function describeOtherLeads(ids: readonly number[]): string | undefined {
	if (ids.length === 0) return undefined;
	const leads = ids.length === 1 ? "lead" : "leads";
	return `${leads} ${list.format(ids.map(String))}, same address, same day`;
}
