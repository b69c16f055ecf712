import { isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { mails, queueKeyOf } from "../storage/mail-schema.js";
import { dealerships } from "../storage/schema.js";

/** Mails that no process is sending. */
export const isUnclaimed = or(isNull(mails.claimedUntil), lte(mails.claimedUntil, sql`now()`));

/** Approvals of dealers that were hidden since. They are told once visitors see them again. */
export const isOfHidden = sql`(${mails.kind} = 'approval' and exists (
	select from ${dealerships}
	where ${dealerships.id} = ${mails.dealershipId}
		and ${dealerships.visibility} = 'hidden' and ${dealerships.reviewedAt} is not null
))`;

/** How many mails may be claimed, so that a recipient whose mail server is slow holds up no other. */
export interface Room {
	/** Of each recipient's domain, with those under way. */
	readonly maxPerDomain: number;
	/** The domains of the mails under way, each as often as it has one. */
	readonly underWay?: readonly string[];
	/** Who is mailed the leads that are for no dealership. */
	readonly companyEmail: string;
	/** Without a mail server, or without a webhook, what waits for it is left alone. */
	readonly only?: "mails" | "webhook" | undefined;
}

const key = sql.join([...queueKeyOf(mails)], sql`, `);
const isWaiting = sql`${mails.state} = 'waiting'`;
const domainOf = (address: unknown) => sql`lower(split_part(${address}, '@', -1))`;

const recipientsOf = {
	mails: sql`where recipient <> 'webhook'`,
	webhook: sql`where recipient = 'webhook'`,
};

/**
 * Selects and locks mails that are due, with the domain of each. However many wait for one recipient, it reads a few
 * of them: it steps from one recipient to the next in the index, which is a loose index scan, and takes the first of
 * each.
 */
export function dueMails(
	limit: number,
	{ maxPerDomain, underWay = [], companyEmail, only }: Room,
): SQL {
	return sql`
		with recursive recipients (rank, recipient, is_new) as (
			(select ${key} from ${mails} where ${isWaiting} order by ${key} limit 1)
			union all
			select following.* from recipients as last cross join lateral (
				select ${key} from ${mails}
				where ${isWaiting} and (${key}) > (last.rank, last.recipient, last.is_new)
				order by ${key} limit 1
			) as following
		), first as (
			select one.id, rank, due_at, coalesce(
				${domainOf(dealerships.email)},
				case recipient when 'lead' then ${domainOf(sql`${companyEmail}::text`)} else recipient end
			) as domain
			from (select * from recipients ${only ? recipientsOf[only] : sql``}) as recipients cross join lateral (
				select ${mails.id}, ${mails.dueAt}, ${mails.to}, ${mails.dealershipId} from ${mails}
				where ${isWaiting} and (${key}) = (recipients.rank, recipients.recipient, recipients.is_new)
					and ${mails.dueAt} <= case when recipients.is_new then 'infinity' else now() end
					and ${isUnclaimed} and not ${isOfHidden}
				order by ${mails.dueAt} limit ${maxPerDomain}
			) as one
			left join ${dealerships} on one.to_address is null and ${dealerships.id} = one.dealership_id
		), placed as (
			select *, row_number() over (partition by domain order by rank, due_at)
				+ (select count(*) from unnest(${sql.param(underWay)}::text[]) as busy where busy = domain) as place
			from first
		)
		select ${mails.id} as mail, placed.domain from placed join ${mails} on ${mails.id} = placed.id
		where place <= ${maxPerDomain} and ${isWaiting} and ${isUnclaimed}
		order by placed.rank, placed.due_at
		limit ${limit}
		for update of mails skip locked`;
}
