import {
	type DealershipIdentity,
	distinctDealerships,
	identityKeys,
	type Orm,
} from "@nev/api/operations";
import type { DuplicateReason } from "@nev/contract/desk";
import { sql } from "drizzle-orm";

/** Two dealerships that may be the same. */
export interface LikelyDuplicate {
	/** The one that was added first. */
	readonly first: number;
	readonly second: number;
	readonly reasons: readonly DuplicateReason[];
}

/** More dealerships than that with one telephone or membership id belong to a company with many shops. */
const maxGroup = 5;

interface Comparable {
	/** What it shares with a few others; null if it shares it with nobody. */
	readonly member: string | null;
	readonly phone: string | null;
	/** Its name with ZIP code and street. */
	readonly address: string;
}

interface Candidate extends Comparable {
	readonly id: number;
}

/**
 * Finds dealerships that are listed or wait for review, and may be the same: they have one membership id,
 * one telephone, or one name with ZIP code and street, however these are written, and no operator has told
 * them apart. Two in different suites have not the same street. The newest come first.
 */
export async function findDuplicates(
	orm: Pick<Orm, "execute" | "select">,
): Promise<LikelyDuplicate[]> {
	const pairs = new Map<string, LikelyDuplicate>();
	const [candidates, marked] = await Promise.all([
		readCandidates(orm),
		orm.select().from(distinctDealerships),
	]);
	const distinct = new Set(marked.map(({ firstId, secondId }) => `${firstId} ${secondId}`));
	for (const [, keyOf] of keys) {
		/**
		 * By key, dealerships that were told apart from each other. Another one with the key makes a pair with
		 * the first that it was not told apart from.
		 */
		const groups = new Map<string, Candidate[]>();
		for (const row of candidates) {
			const key = keyOf(row);
			if (key === null) continue;
			const group = groups.get(key) ?? [];
			groups.set(key, group);
			const twin = group.find((other) => !distinct.has(`${other.id} ${row.id}`));
			if (!twin) group.push(row);
			else {
				const reasons = sharedBy(twin, row);
				pairs.set(`${twin.id} ${row.id}`, { first: twin.id, second: row.id, reasons });
			}
		}
	}
	return [...pairs.values()].sort((a, b) => b.second - a.second || b.first - a.first);
}

/** What dealerships are compared by. Null is not compared. */
const keys: readonly [DuplicateReason, (row: Comparable) => string | null][] = [
	["membership-id", ({ member }) => member],
	["phone", ({ phone }) => phone],
	["address", ({ address }) => address],
];

/** What two dealerships share. */
function sharedBy(one: Comparable, other: Comparable): DuplicateReason[] {
	return keys.flatMap(([reason, keyOf]) => {
		const key = keyOf(one);
		return key !== null && key === keyOf(other) ? reason : [];
	});
}

/*
 * Written as in the indexes of the first migration, or PostgreSQL does not use them.
 */
const telephone = sql`right(regexp_replace(phone, '\\D', '', 'g'), 10)`;
const nameAndZip = sql`regexp_replace(lower(normalize(name, NFKD)), '[^[:alnum:]]+', '', 'g') || ' ' || left(zip_code, 5)`;
const isListed = sql`visibility in ('visible', 'pending')`;

/** Dealerships that share one of the three with another one, by id. */
async function readCandidates(orm: Pick<Orm, "execute">): Promise<Candidate[]> {
	const { rows } = await orm.execute<Candidate & DealershipIdentity & Record<string, unknown>>(sql`
		with members as (
			select unnest(array_agg(id)) as id, membership_id as member
			from dealerships where ${isListed} and membership_id <> ''
			group by membership_id having count(*) between 2 and ${maxGroup}
		), phones as (
			select unnest(array_agg(id)) as id, ${telephone} as phone
			from dealerships where ${isListed}
			group by ${telephone}
			having count(*) between 2 and ${maxGroup} and length(${telephone}) = 10
		), names as (
			select unnest(array_agg(id)) as id
			from dealerships where ${isListed}
			group by ${nameAndZip} having count(*) > 1
		)
		select id, name, address, zip_code as "zipCode", members.member, phones.phone
		from (
			select id from members union select id from phones union select id from names
		) as alike
		join dealerships using (id)
		left join members using (id)
		left join phones using (id)
		order by id`);
	const keyed = rows.map(({ id, member, phone, ...row }) => ({
		id,
		member,
		phone,
		...identityKeys(row),
	}));
	const keysAtStreet = new Map<string, Set<string>>();
	for (const { key, streetKey } of keyed) {
		keysAtStreet.set(streetKey, (keysAtStreet.get(streetKey) ?? new Set()).add(key));
	}
	return keyed.map(({ key, streetKey, ...row }) => {
		const there = keysAtStreet.get(streetKey);
		// One without a suite may be in the only one that is known.
		const isOneSuite = there?.size === 2 && there.has(streetKey);
		return { ...row, address: isOneSuite ? streetKey : key };
	});
}
