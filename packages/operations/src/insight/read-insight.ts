import {
	daysUntil,
	dealerships,
	type leadGroupings,
	leadSums,
	leads,
	type Orm,
	rowsOfLeads,
	searchSums,
	utcDay,
} from "@nev/api/operations";
import { type AreaSearches, type Insight, type LeadCount, maxLeadCounts } from "@nev/contract/desk";
import { between, desc, inArray, type SQL, sql } from "drizzle-orm";
import { readAnswers } from "./read-answers.js";

type Grouping = (typeof leadGroupings)[number];

/** Reads the sums of so many days, with today. */
export async function readInsight(orm: Orm, isOn: boolean, days: number): Promise<Insight> {
	const all = daysUntil(utcDay(Date.now()), days);
	const [from = "", to = ""] = [all.at(0), all.at(-1)];
	const isWithin = sql`
		${leads.createdAt} >= ${from}::date::timestamp at time zone 'UTC'
		and ${leads.createdAt} < (${to}::date + 1)::timestamp at time zone 'UTC'`;
	const [counts, searches, answers] = isOn
		? await Promise.all([
				countLeads(orm, isWithin, from, to),
				countSearches(orm, from, to),
				readAnswers(orm, isWithin),
			])
		: [new Map<Grouping, LeadCount[]>(), [], []];
	const byDay = new Map(counts.get("all")?.map(({ name, leads: n }) => [name, n]));
	return {
		isOn,
		from,
		to,
		leads: {
			days: isOn ? all.map((name) => ({ name, leads: byDay.get(name) ?? 0 })) : [],
			states: counts.get("state") ?? [],
			dealers: await withNames(orm, counts.get("dealer") ?? []),
			hosts: counts.get("host") ?? [],
			pages: counts.get("page") ?? [],
			campaigns: counts.get("campaign") ?? [],
		},
		answers,
		searches,
	};
}

/** The leads that are stored and those that are not any more, the most first. */
async function countLeads(
	orm: Orm,
	isWithin: SQL,
	from: string,
	to: string,
): Promise<Map<Grouping, LeadCount[]>> {
	const { rows } = await orm.execute<{ grouping: Grouping; name: string; leads: number }>(sql`
		select grouped_by as grouping, name, leads
		from (
			select *, row_number() over (partition by grouped_by order by leads desc, name) as rank
			from (
				select
					grouped_by,
					case grouped_by when 'all' then day::text else name end as name,
					sum(leads)::integer as leads
				from (
					${rowsOfLeads(isWithin)}
					union all
					select day, grouped_by, name, leads from ${leadSums}
					where day between ${from} and ${to}
				) as sums
				group by 1, 2
			) as counts
		) as ranked
		where rank <= ${maxLeadCounts}
		order by grouped_by, rank`);
	const counts = new Map<Grouping, LeadCount[]>();
	for (const { grouping, ...count } of rows) {
		const others = counts.get(grouping);
		if (others) others.push(count);
		else counts.set(grouping, [count]);
	}
	return counts;
}

/** Gives dealers their present names. One that is not stored any more has none. */
async function withNames(
	orm: Orm,
	counts: readonly LeadCount[],
): Promise<Insight["leads"]["dealers"]> {
	const ids = counts.flatMap(({ name }) => (name === "" ? [] : [Number(name)]));
	const rows = ids.length
		? await orm
				.select({ id: dealerships.id, name: dealerships.name })
				.from(dealerships)
				.where(inArray(dealerships.id, ids))
		: [];
	const names = new Map(rows.map(({ id, name }) => [id, name]));
	return counts.map(({ name, leads: n }) => {
		const id = name === "" ? null : Number(name);
		return { id, name: (id !== null && names.get(id)) || "", leads: n };
	});
}

function countSearches(orm: Orm, from: string, to: string): Promise<AreaSearches[]> {
	const searches = sql<number>`sum(${searchSums.searches})::integer`;
	const foundNobody = sql<number>`sum(${searchSums.foundNobody})::integer`;
	return orm
		.select({ state: searchSums.state, zip3: searchSums.zip3, searches, foundNobody })
		.from(searchSums)
		.where(between(searchSums.day, from, to))
		.groupBy(searchSums.state, searchSums.zip3)
		.orderBy(desc(foundNobody), desc(searches), searchSums.zip3);
}
