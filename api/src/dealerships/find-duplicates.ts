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

/** Dealerships that share one of the three with another one, by id. */
async function readCandidates(orm: Pick<Orm, "execute">): Promise<Candidate[]> {
	const { rows } = await orm.execute<Candidate>(sql`
		with listed as (
			select id, name, address, zip_code,
				nullif(membership_id, '') as member,
				case when length(digits) >= 10 then right(digits, 10) end as phone,
				regexp_replace(lower(normalize(name, NFKD)), '[^[:alnum:]]+', '', 'g')
					|| ' ' || left(zip_code, 5) as name_and_zip
			from (
				select *, regexp_replace(phone, '\\D', '', 'g') as digits from dealerships
				where visibility in ('visible', 'pending')
			) as dealership
		), counted as (
			select *,
				count(*) over (partition by member) as members,
				count(*) over (partition by phone) as phones,
				count(*) over (partition by name_and_zip) as names
			from listed
		)
		select id, name, address, zip_code as "zipCode",
			case when members between 2 and ${maxGroup} then member end as member,
			case when phones between 2 and ${maxGroup} then phone end as phone
		from counted
		where (member is not null and members between 2 and ${maxGroup})
			or (phone is not null and phones between 2 and ${maxGroup})
			or names > 1
		order by id`);
	return rows;
}
