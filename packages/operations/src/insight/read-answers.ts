import {
	changeRows,
	changes,
	dealerSchedule,
	dealerships,
	isGenuine,
	leads,
	type Orm,
	openMinutesCounter,
} from "@nev/api/operations";
import { type DealerAnswers, maxLeadCounts } from "@nev/contract/desk";
import { inArray, type SQL, sql } from "drizzle-orm";

/** A lead of a dealer. Times are in milliseconds. */
interface DealerLead {
	readonly dealer: number;
	readonly lead: number;
	/** Since when it is for the dealer. */
	readonly since: number;
	/** When somebody took or answered it; null: nobody has. */
	readonly takenAt: number | null;
	readonly isGivenBack: boolean;
}

/**
 * Reads how dealers answer the leads that match, those with the most leads first. Held-back leads do not count.
 */
export async function readAnswers(orm: Orm, isWithin: SQL): Promise<DealerAnswers[]> {
	const byDealer = new Map<number, DealerLead[]>();
	for (const row of await readDealerLeads(orm, isWithin)) {
		const rows = byDealer.get(row.dealer);
		if (rows) rows.push(row);
		else byDealer.set(row.dealer, [row]);
	}
	const most = [...byDealer]
		.map(([id, rows]) => ({ id, rows, leads: new Set(rows.map(({ lead }) => lead)).size }))
		.toSorted((a, b) => b.leads - a.leads || a.id - b.id)
		.slice(0, maxLeadCounts);
	const found = await readDealers(
		orm,
		most.map(({ id }) => id),
	);
	return most.map(({ id, rows, leads: count }) => {
		const dealer = found.get(id);
		const taken = rows.filter(({ takenAt }) => takenAt !== null);
		const openMinutes = dealer ? openMinutesCounter(dealerSchedule(dealer)) : () => 0;
		return {
			id,
			name: dealer?.name ?? "",
			leads: count,
			taken: taken.length,
			openMinutes: median(
				taken.map(({ since, takenAt }) => openMinutes(new Date(since), new Date(takenAt ?? since))),
			),
			givenBack: rows.filter(({ isGivenBack }) => isGivenBack).length,
		};
	});
}

/**
 * The leads of each dealer, and those that it has given back, by the recorded changes: whose a lead was, and when it
 * was taken, stands nowhere else.
 */
async function readDealerLeads(orm: Orm, isWithin: SQL): Promise<DealerLead[]> {
	const { rows } = await orm.execute<{ [Name in keyof DealerLead]: DealerLead[Name] }>(sql`
		with counted as materialized (
			select ${leads.id} as id, ${leads.dealershipId} as dealer, ${leads.stage} as stage,
				${leads.createdAt} as created_at, ${leads.ownedSince} as owned_since
			from ${leads}
			where ${isWithin} and ${leads.kind} <> 'dealership' and ${isGenuine}
		), past as materialized (
			select
				counted.id as lead, at, action, before, after,
				max(at) filter (where after ? 'dealership_id') over (partition by counted.id) as moved_at
			from counted
			join ${changeRows} on table_name = 'leads' and row_id = counted.id
			join ${changes} on ${changes.id} = change_id
		), turns as (
			select
				lead, max(moved_at) as moved_at,
				min(at) filter (
					where after->>'stage' in ('taken', 'answered') and at >= coalesce(moved_at, at)
				) as taken_at
			from past
			group by lead
		)
		select
			dealer, id as lead,
			(extract(epoch from coalesce(owned_since, moved_at, created_at)) * 1000)::float as since,
			case when stage <> 'new' then (extract(epoch from taken_at) * 1000)::float end as "takenAt",
			false as "isGivenBack"
		from counted left join turns on turns.lead = counted.id
		where dealer is not null
		union all
		select distinct (before->>'dealership_id')::integer, lead, 0, null::float, true
		from past
		where action = 'leads give-back' and before->>'dealership_id' is not null`);
	return rows;
}

type Dealer = Pick<
	typeof dealerships.$inferSelect,
	"id" | "name" | "state" | "zipCode" | "openingHours" | "timeZone"
>;

async function readDealers(orm: Orm, ids: readonly number[]): Promise<ReadonlyMap<number, Dealer>> {
	const { id, name, state, zipCode, openingHours, timeZone } = dealerships;
	const rows = await orm
		.select({ id, name, state, zipCode, openingHours, timeZone })
		.from(dealerships)
		.where(inArray(dealerships.id, [...ids]));
	return new Map(rows.map((row) => [row.id, row]));
}

function median(numbers: readonly number[]): number | null {
	const sorted = numbers.toSorted((a, b) => a - b);
	const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
	return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
