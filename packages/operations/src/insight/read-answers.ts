import {
	changeRows,
	changes,
	dealerships,
	hoursDay,
	isGenuine,
	leads,
	type Orm,
	resolveHours,
	timeZoneOf,
} from "@nev/api/operations";
import { isTimeZone, openMinutesCounter, readHours } from "@nev/contract";
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
 *
 * @param days of the period, such as `2026-11-24`, oldest first
 */
export async function readAnswers(
	orm: Orm,
	isWithin: SQL,
	days: readonly string[],
): Promise<DealerAnswers[]> {
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
	const counterOf = openMinutesCounters(days);
	return most.map(({ id, rows, leads: count }) => {
		const dealer = found.get(id);
		const taken = rows.filter(({ takenAt }) => takenAt !== null);
		const openMinutes = counterOf(dealer);
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
			select ${leads.id} as id, ${leads.dealershipId} as dealer, ${leads.stage} as stage, ${leads.createdAt} as created_at
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
			(extract(epoch from coalesce(moved_at, created_at)) * 1000)::float as since,
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

/** Of a dealer whose hours nobody knows. */
const officeHours = "Mon-Fri 9 AM-5 PM; holidays closed";

/** Of a dealer whose ZIP code nobody knows: the middle of the country. */
const defaultTimeZone = "America/Chicago";

/** Returns what gives each dealer its counter of open minutes. Those with the same hours share one. */
function openMinutesCounters(days: readonly string[]) {
	const calendar = days.map(hoursDay);
	const known = new Map<string, ReturnType<typeof openMinutesCounter>>();
	return (dealer: Dealer | undefined) => {
		const text = dealer?.openingHours ?? officeHours;
		const stored = dealer && (dealer.timeZone ?? timeZoneOf(dealer));
		const timeZone = stored && isTimeZone(stored) ? stored : defaultTimeZone;
		const key = `${timeZone} ${text}`;
		const counter = known.get(key) ?? create(text, timeZone);
		known.set(key, counter);
		return counter;
	};
	function create(text: string, timeZone: string) {
		const rules = readHours(text);
		return openMinutesCounter(rules ? resolveHours(rules, timeZone, calendar) : null, timeZone);
	}
}

function median(numbers: readonly number[]): number | null {
	const sorted = numbers.toSorted((a, b) => a - b);
	const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
	return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
