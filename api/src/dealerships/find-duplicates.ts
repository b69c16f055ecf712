import type { DuplicateReason } from "@nev/contract/desk";
import { sql } from "drizzle-orm";
import { identityKey } from "../imports/dealerships/dealership-identity.js";
import type { Orm } from "../storage/orm.js";

/** Two dealerships that may be the same. */
export interface LikelyDuplicate {
	/** The one that was added first. */
	readonly first: number;
	readonly second: number;
	readonly reasons: readonly DuplicateReason[];
}

/** More dealerships than that with one telephone or membership id belong to a company with many shops. */
const maxGroup = 5;

interface Candidate extends Record<string, unknown> {
	readonly id: number;
	readonly name: string;
	readonly address: string;
	readonly zipCode: string;
	/** What it shares with a few others; null if it shares it with nobody. */
	readonly member: string | null;
	readonly phone: string | null;
}

/**
 * Finds dealerships that are listed or wait for review, and may be the same: they have one membership id,
 * one telephone, or one name with ZIP code and street, however these are written. The newest come first.
 */
export async function findDuplicates(orm: Pick<Orm, "execute">): Promise<LikelyDuplicate[]> {
	const pairs = new Map<string, { first: number; second: number; reasons: DuplicateReason[] }>();
	const candidates = await readCandidates(orm);
	const keys: readonly [DuplicateReason, (row: Candidate) => string | null][] = [
		["membership-id", ({ member }) => member],
		["phone", ({ phone }) => phone],
		["address", identityKey],
	];
	for (const [reason, keyOf] of keys) {
		const firsts = new Map<string, number>();
		for (const row of candidates) {
			const key = keyOf(row);
			if (key === null) continue;
			const first = firsts.get(key);
			if (first === undefined) {
				firsts.set(key, row.id);
				continue;
			}
			const name = `${first} ${row.id}`;
			const pair = pairs.get(name) ?? { first, second: row.id, reasons: [] };
			pair.reasons.push(reason);
			pairs.set(name, pair);
		}
	}
	return [...pairs.values()].sort((a, b) => b.second - a.second || b.first - a.first);
}

/*
 * Written as in the indexes of the migration "desk_indexes", or PostgreSQL does not use them.
 */
const telephone = sql`right(regexp_replace(phone, '\\D', '', 'g'), 10)`;
const nameAndZip = sql`regexp_replace(lower(normalize(name, NFKD)), '[^[:alnum:]]+', '', 'g') || ' ' || left(zip_code, 5)`;
const isListed = sql`visibility in ('visible', 'pending')`;

/** Dealerships that share one of the three with another one, by id. */
async function readCandidates(orm: Pick<Orm, "execute">): Promise<Candidate[]> {
	const { rows } = await orm.execute<Candidate>(sql`
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
	return rows;
}
