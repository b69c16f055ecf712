import { afterAll, beforeEach, expect, it } from "vitest";
import { openOwnDatabase } from "../../test/own-database.js";
import { gulfCarts } from "../../test/stored-leads.js";
import { dealerships } from "../storage/schema.js";
import { claimDue } from "./claims.js";

const database = await openOwnDatabase();
const { orm, sql } = database;
afterAll(database.close);

await orm.insert(dealerships).values([
	{ ...gulfCarts, name: "One", email: "one@gmail.com" },
	{ ...gulfCarts, name: "Two", email: "two@Gmail.com" },
	{ ...gulfCarts, name: "Three", email: "three@carts.example.com" },
]);
await sql(
	"insert into leads (kind, name, email, phone, payload) values ('contact', 'Ada', 'ada@example.com', '1', '{}')",
);
beforeEach(async () => {
	await sql("truncate mails restart identity");
});

/** Stores mails that came due in this order: each `kind to`, with a dealership's number or an address. */
async function store(...described: string[]): Promise<void> {
	for (const [index, one] of described.entries()) {
		const [kind, to = ""] = one.split(" ");
		const dealershipId = /^\d+$/.test(to) ? Number(to) : null;
		const address = to.includes("@") ? to : null;
		await sql(
			"insert into mails (kind, lead_id, recipient, dealership_id, to_address, due_at) values ($1, 1, 'company', $2, $3, now() - make_interval(mins => $4))",
			[kind, dealershipId, address, 100 - index],
		);
	}
}

const room = { maxPerDomain: 2, companyEmail: "leads@nev.example.com" };
const claim = async (underWay: string[] = [], limit = 5) => {
	const claims = await claimDue(orm, limit, { ...room, underWay });
	return claims.map(({ id }) => id).sort((one, other) => one - other);
};

it.each<[what: string, mails: string[], underWay: string[], claimed: number[]]>([
	["a domain has two", ["lead 3", "lead 3", "lead 3"], [], [1, 2]],
	["dealers share a domain", ["lead 1", "lead 2", "lead 1", "lead 3"], [], [1, 2, 4]],
	["one of it is under way", ["lead 1", "lead 2", "lead 3"], ["gmail.com"], [1, 3]],
	["both of it are", ["lead 1", "lead 3"], ["gmail.com", "gmail.com"], [2]],
	["the company has a domain", ["lead", "lead", "lead"], ["nev.example.com"], [1]],
	["a further address counts", ["lead a@gmail.com", "lead 1", "lead 2"], [], [1, 2]],
	[
		"leads come first, then notices, then confirmations",
		["confirmation a@gmail.com", "notice b@gmail.com", "notice c@gmail.com", "lead 1"],
		[],
		[2, 4],
	],
	[
		"leads come first at other domains too",
		["confirmation a@a.com", "notice b@b.com", "lead", "lead 1", "lead 3", "lead 2"],
		[],
		[2, 3, 4, 5, 6],
	],
	["a kind without an address is its own recipient", ["lead", "lead", "webhook"], [], [1, 2, 3]],
])("%s", async (_, mails, underWay, claimed) => {
	await store(...mails);
	expect(await claim(underWay)).toEqual(claimed);
});

it("names the domain that each claim occupies", async () => {
	await store("lead", "lead 2", "notice Ada@Example.com");
	const claims = await claimDue(orm, 5, room);
	expect(claims.map(({ domain }) => domain).sort()).toEqual([
		"example.com",
		"gmail.com",
		"nev.example.com",
	]);
});

it("an attempt that is not due keeps no other mail of its domain back", async () => {
	await store("lead 3", "lead 3", "lead 3", "lead 3");
	await sql("update mails set attempts = 1, due_at = now() + interval '1 hour' where id < 3");
	expect(await claim()).toEqual([3, 4]);
	expect(await claim()).toEqual([]);
	await sql("update mails set due_at = now() where id < 3");
	expect(await claim()).toEqual([1, 2]);
});

it("several processes claim no mail twice", async () => {
	await store(...Array.from({ length: 30 }, (_, index) => `notice a@${index % 10}.example.com`));
	const claims = await Promise.all(Array.from({ length: 8 }, () => claim()));
	const ids = claims.flat();
	expect(new Set(ids).size).toBe(ids.length);
});
