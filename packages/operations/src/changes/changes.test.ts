import { addDoNotContact, changes, dealerships, removeDoNotContact } from "@nev/api/operations";
import { claimDue, recordOutcome, storeLead, withClient } from "@nev/api/testing/internals.js";
import { untilLockIsAwaited } from "@nev/api/testing/lock-waits.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import { desc } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { leadActions } from "../../test/lead-actions.js";
import { openOperator } from "../../test/operator.js";
import { changeColumns, countRows, pageOfRows } from "./read-changes.js";

const operator = await openOperator();
const { orm, run, sql, undo } = operator;
const store = leadStore(operator);
const { discard, release, retry } = leadActions(orm);
afterAll(operator.close);

const bayCarts = { ...gulfCarts, name: "Bay Carts", email: "sales@bay.example.com" };

beforeEach(async () => {
	await sql(
		"truncate leads, mails, dealerships, vehicles, do_not_contact restart identity cascade",
	);
	await orm.insert(dealerships).values([gulfCarts, bayCarts]);
	await sql("truncate changes, change_rows restart identity");
});

/** Runs statements in one session, as an operator in psql does. */
const psql = (...statements: string[]) =>
	withClient({ ...operator.connection, application_name: "psql" }, async (client) => {
		for (const statement of statements) await client.query(statement);
	});

const list = async () => {
	const found = await orm.select(changeColumns).from(changes).orderBy(desc(changes.id));
	const ids = found.map(({ id }) => id);
	const countsOf = await countRows(orm, ids);
	return found.map((change) => ({ ...change, rows: countsOf(change.id) }));
};
const show = (id: number) => pageOfRows(orm, id, 100);
const phoneOf = async (id: number) =>
	(await sql("select phone from dealerships where id = $1", [id]))[0]?.phone;

describe("the past", () => {
	it("has what somebody changes in psql, with the user of the database and the program", async () => {
		const [user] = await sql("select session_user as name");
		await psql("update dealerships set phone = '(239) 555-0100', city = 'Naples' where id = 1");
		expect(await list()).toEqual([
			{
				id: 1,
				at: expect.any(Date),
				actor: `${user?.name} (psql)`,
				action: "update dealerships",
				undoes: null,
				undoneBy: null,
				rows: { dealerships: 1 },
			},
		]);
		// The city was Naples before.
		expect(await show(1)).toEqual([
			{
				table: "dealerships",
				id: 1,
				kind: "updated",
				fields: [{ field: "phone", before: gulfCarts.phone, after: "(239) 555-0100" }],
			},
		]);
	});

	it("has a command with its operator and its name", async () => {
		await run("dealerships", "hide", "1", "2");
		expect(await list()).toMatchObject([
			{ actor: "ada (nev)", action: "dealerships hide", rows: { dealerships: 2 } },
		]);
	});

	it("has what a part of the product does that says nothing more, with nev as the program", async () => {
		await orm.update(dealerships).set({ phone: "x" });
		expect(await list()).toMatchObject([
			{ actor: expect.stringMatching(/ \(nev\)$/), action: "update dealerships" },
		]);
		await sql("truncate changes, change_rows");
		expect((await run("seed", "--dealers", "3", "--yes")).code).toBe(0);
		expect(await list()).toMatchObject([{ actor: "ada (nev)", action: "seed" }]);
	});

	it("has one change for a transaction, from the first values of a row to its last", async () => {
		await psql(
			"begin",
			"update dealerships set phone = 'one', city = 'Miami' where id = 1",
			"update dealerships set phone = 'two', city = 'Naples' where id = 1",
			"insert into dealerships (name, address, city, state, zip_code, phone, email) values ('New', 'a', 'b', 'Ohio', '43004', 'c', 'd')",
			"update dealerships set phone = 'three' where id = 3",
			"delete from dealerships where id = 2",
			"insert into dealerships (name, address, city, state, zip_code, phone, email) values ('Brief', 'a', 'b', 'Ohio', '43004', 'c', 'd')",
			"delete from dealerships where name = 'Brief'",
			"commit",
			"update dealerships set phone = 'four' where id = 3",
		);
		expect((await list()).map(({ rows }) => rows)).toEqual([
			{ dealerships: 1 },
			{ dealerships: 3 },
		]);
		const rows = await show(1);
		expect(rows).toMatchObject([
			{ id: 1, kind: "updated", fields: [{ before: gulfCarts.phone, after: "two" }] },
			{ id: 2, kind: "deleted" },
			{ id: 3, kind: "inserted" },
		]);
		expect(rows[1]?.fields).toContainEqual({ field: "name", before: "Bay Carts", after: null });
		expect(rows[2]?.fields).toContainEqual({ field: "phone", before: null, after: "three" });
		expect(rows[2]?.fields).toContainEqual({ field: "zipCode", before: null, after: "43004" });
	});

	it("has nothing of a statement that changes no value, and nothing of what is rolled back", async () => {
		await psql(
			"update dealerships set phone = phone",
			"update dealerships set phone = 'x' where id = 99",
			"begin",
			"update dealerships set phone = 'x'",
			"rollback",
			"begin",
			"savepoint a",
			"update dealerships set phone = 'x' where id = 1",
			"rollback to a",
			"update dealerships set phone = 'y' where id = 2",
			"commit",
		);
		const changed = await list();
		expect(changed).toHaveLength(1);
		expect(await show(Number(changed[0]?.id))).toMatchObject([{ id: 2 }]);
	});

	it("has nothing of the dry run of an import", async () => {
		operator.file(
			"dealers.csv",
			"name,address,city,state,zip,phone,email\nNew Carts,2 Fifth Avenue,Naples,FL,34102,2395550142,new@example.com\n",
		);
		expect((await run("import", "dealerships", "dealers.csv", "--dry-run")).code).toBe(0);
		expect(await list()).toEqual([]);
		await run("import", "dealerships", "dealers.csv");
		expect(await list()).toMatchObject([{ rows: { dealerships: 1 } }]);
	});

	it("has rows that were truncated", async () => {
		await sql("truncate dealerships cascade");
		expect(await list()).toMatchObject([
			{ action: "truncate dealerships", rows: { dealerships: 2 } },
		]);
		await undo(1);
		expect(await phoneOf(2)).toBe(bayCarts.phone);
	});

	it("has the state of leads that an operator changes, and no personal data", async () => {
		const id = await store({ dealershipId: 1 }, { state: "held" });
		await release(id);
		await sql("update leads set dealership_id = 2, name = 'Grace', payload = '{}'");
		const [moved, released] = await list();
		expect(await show(Number(moved?.id))).toEqual([
			{
				table: "leads",
				id,
				kind: "updated",
				fields: [{ field: "dealershipId", before: 1, after: 2 }],
			},
		]);
		expect(await show(Number(released?.id))).toMatchObject([
			{ table: "mails", fields: [{ field: "state", before: "held", after: "waiting" }] },
		]);
		expect(JSON.stringify(await sql("select * from change_rows"))).not.toMatch(/Ada|Grace|ada@/);
	});

	it("has neither new leads nor the attempts to send their mails", async () => {
		const person = { name: "Ada", email: "ada@example.com", phone: "2395550142", payload: {} };
		await withClient(operator.connection, async (client) => {
			const pool = client as unknown as Parameters<typeof storeLead>[0]["pool"];
			await storeLead(
				{ pool, preparesStatements: false },
				{ kind: "contact", ...person },
				{ path: "contact", key: undefined, body: {} },
			);
		});
		for (const claim of await claimDue(orm, 10)) {
			await recordOutcome(orm, claim, { kind: "dead", error: "mailbox full" });
		}
		expect(await sql("select state from mails")).toEqual([{ state: "dead" }]);
		expect(await list()).toEqual([]);
	});

	it("forgets a lead that is deleted, and no other", async () => {
		const id = await store({ dealershipId: 1 }, { state: "held" });
		const other = await store({}, { state: "dead" });
		await discard("a test", id, other);
		expect(await sql("select row_id from change_rows")).toHaveLength(4);
		await sql("delete from leads where id = $1", [id]);
		expect(await sql("select table_name, row_id from change_rows order by table_name")).toEqual([
			{ table_name: "leads", row_id: other },
			{ table_name: "mails", row_id: 2 },
		]);
		await sql("truncate leads cascade");
		expect(await sql("select row_id from change_rows")).toEqual([]);
	});
});

/** What became of an undo that has nothing to do. */
const nothing = { change: undefined, restored: 0, conflicts: [] };

describe("an undo", () => {
	it("restores changed, deleted and inserted rows, and can be undone itself", async () => {
		const everything = () => sql("select * from dealerships order by id");
		const before = await everything();
		await psql(
			"set timezone = 'America/New_York'",
			"begin",
			"update dealerships set phone = 'x', reviewed_at = now(), latitude = 0.1 where id = 1",
			"delete from dealerships where id = 2",
			// It takes the name that row 2 had.
			`insert into dealerships (name, address, city, state, zip_code, phone, email) values ('Bay Carts', '1 Fifth Avenue', 'b', 'Ohio', '34102', 'c', 'd')`,
			"commit",
		);
		const after = await everything();
		const { change } = (await undo(1)) ?? {};
		expect(await everything()).toEqual(before);
		expect(await list()).toMatchObject([
			{ id: change, action: "changes undo", undoes: 1, rows: { dealerships: 3 } },
			{ id: 1, undoneBy: change },
		]);

		await undo(Number(change));
		expect(await everything()).toEqual(after);
		expect((await list())[0]).toMatchObject({ undoes: change });
	});

	it("brings back no pause whose day has come, and so hides nobody", async () => {
		await sql("update dealerships set paused_until = current_date");
		await psql(
			"begin",
			"update dealerships set paused_until = current_date + 2, phone = 'x' where id = 1",
			"delete from dealerships where id = 2",
			"commit",
		);
		await undo(2);
		expect(await sql("select phone, paused_until from dealerships order by id")).toEqual([
			{ phone: gulfCarts.phone, paused_until: null },
			{ phone: bayCarts.phone, paused_until: null },
		]);
	});

	it("has nothing to do for a pause that has ended by itself", async () => {
		await sql("update dealerships set paused_until = current_date where id = 1");
		await sql("update dealerships set paused_until = null");
		expect(await undo(2)).toEqual(nothing);
	});

	it("leaves what was changed since, tells each conflict, and restores the rest", async () => {
		await run("dealerships", "edit", "1", "--phone", "(239) 555-0100", "--city", "Miami");
		await run("dealerships", "edit", "1", "--phone", "(239) 555-0101");
		const conflicts = [
			{
				kind: "field",
				table: "dealerships",
				id: 1,
				field: "phone",
				recorded: "(239) 555-0100",
				present: "(239) 555-0101",
			},
		];
		expect(await undo(1)).toEqual({ change: 3, restored: 1, conflicts });
		expect(await sql("select phone, city from dealerships where id = 1")).toEqual([
			{ phone: "(239) 555-0101", city: "Naples" },
		]);
		expect(await undo(1)).toEqual({ ...nothing, conflicts });
	});

	it("has nothing to do where the values of before are there again", async () => {
		await run("dealerships", "hide", "1");
		await undo(1);
		expect(await undo(1)).toEqual(nothing);
		expect(await undo(9)).toBeUndefined();
	});

	it("keeps a dealership that leads are addressed to, and does not restore a name that is taken", async () => {
		await psql(
			"insert into dealerships (name, address, city, state, zip_code, phone, email) values ('New', 'a', 'b', 'Ohio', '43004', 'c', 'd')",
			"update dealerships set name = 'Old' where id in (1, 3)",
		);
		await store({ dealershipId: 3 });
		expect(await undo(1)).toMatchObject({
			conflicts: [{ id: 3, field: "name", recorded: "New", present: "Old" }],
		});
		await sql(
			"insert into dealerships (name, address, city, state, zip_code, phone, email) select name, address || ' ', city, state, zip_code, phone, email from dealerships where id = 2",
		);
		await sql("update dealerships set name = 'gulf carts', address = trim(address) where id = 4");
		expect(await undo(2)).toMatchObject({ restored: 1, conflicts: [{ id: 1, reason: "taken" }] });
		expect(await undo(1)).toMatchObject({ conflicts: [{ id: 3, reason: "has leads" }] });
	});

	it("gives no dealership an email address back that is on the do-not-contact list by now", async () => {
		const emails = () => sql("select id, email, phone from dealerships order by id");
		await sql("update dealerships set reviewed_at = now()");
		await psql(
			"begin",
			"update dealerships set email = 'new@gulf.example.com', phone = 'x' where id = 1",
			"delete from dealerships where id = 2",
			"commit",
		);
		const after = await emails();
		for (const { email } of [gulfCarts, bayCarts]) {
			await addDoNotContact(orm, email.toUpperCase());
		}
		expect(await undo(2)).toMatchObject({
			restored: 0,
			conflicts: [
				{ id: 1, reason: "do not contact" },
				{ id: 2, reason: "do not contact" },
			],
		});
		expect(await emails()).toEqual(after);
		await removeDoNotContact(orm, bayCarts.email);
		expect(await undo(2)).toMatchObject({ restored: 1 });
		// A dealer that has its address already loses nothing.
		await run("dealerships", "edit", "2", "--phone", "(239) 555-0100");
		await addDoNotContact(orm, bayCarts.email);
		const [edited] = await list();
		expect(await undo(Number(edited?.id))).toMatchObject({ restored: 1, conflicts: [] });
		expect(await emails()).toEqual([
			after[0],
			{ id: 2, email: bayCarts.email, phone: bayCarts.phone },
		]);
		// Nor a further address, unless it has that already.
		for (const addresses of [
			"ann@x.example; eve@x.example",
			"ann@x.example",
			"",
			"bob@x.example",
		]) {
			await run("dealerships", "edit", "2", "--lead-addresses", addresses);
		}
		const [added, emptied, removed] = await list();
		await addDoNotContact(orm, "eve@x.example");
		for (const change of [added, emptied]) {
			expect(await undo(Number(change?.id))).toMatchObject({ restored: 1, conflicts: [] });
		}
		expect(await undo(Number(removed?.id))).toMatchObject({
			restored: 0,
			conflicts: [{ id: 2, reason: "do not contact" }],
		});
	});

	it.each([
		[
			"changes dealerships that it restores and deletes",
			[
				"begin",
				"update dealerships set phone = 'x' where id = 1",
				"insert into dealerships (name, address, city, state, zip_code, phone, email) values ('New', 'a', 'b', 'Ohio', '43004', 'c', 'd')",
				"commit",
			],
			"select from dealerships where id = 1 for update",
			"select from dealerships where id = 3 for update",
			{ restored: 2 },
		],
		[
			"changes mails of leads that it hands back",
			["update leads set dealership_id = 2"],
			"select from mails where id = 1 for update",
			"select from mails where id = 2 for update",
			{ restored: 2 },
		],
		[
			"deletes leads whose mails it restores",
			["update mails set state = 'held'"],
			"delete from leads where id = 1",
			"delete from leads where id = 2",
			{ restored: 0, conflicts: [] },
		],
		[
			"deletes the dealership that a lead would go back to",
			["update leads set dealership_id = 2", "update leads set dealership_id = 1 where id = 2"],
			"select from dealerships where id = 1 for update",
			"delete from dealerships where id = 1",
			{ conflicts: [{ id: 2 }, { table: "leads", id: 1, reason: "taken" }] },
		],
	])("does not keep waiting who %s at that moment", async (_, change, first, second, told) => {
		const mail = { recipient: "dealer", dealershipId: 2 } as const;
		for (let leads = 0; leads < 2; leads++) await store({ dealershipId: 1 }, mail);
		// The order of the leads is not that of their mails.
		await sql("update mails set lead_id = 3 - lead_id");
		await psql(...change);
		await withClient(operator.connection, async (acting) => {
			await acting.query(`begin; ${first}`);
			const undone = undo(1);
			await untilLockIsAwaited(sql);
			await acting.query(`${second}; commit`);
			expect(await undone).toMatchObject(told);
		});
	});

	it("restores for whom leads are, once their dealership is restored", async () => {
		const id = await store({ dealershipId: 2 });
		await sql("delete from dealerships where id = 2");
		expect(await sql("select dealership_id from leads")).toEqual([{ dealership_id: null }]);
		await undo(1);
		expect(await sql("select id, dealership_id from leads")).toEqual([{ id, dealership_id: 2 }]);
	});

	it("takes a discarded lead back, and holds no mail back that is being sent", async () => {
		const id = await store({}, { state: "dead" }, { state: "held", recipient: "dealer" });
		await discard("a test", id);
		await undo(1);
		expect(await sql("select state from mails order by id")).toEqual([
			{ state: "dead" },
			{ state: "held" },
		]);
		expect(await sql("select discarded_at from leads")).toEqual([{ discarded_at: null }]);
		await retry(id);
		await claimDue(orm, 1);
		const [retried] = await list();
		expect(await undo(Number(retried?.id))).toMatchObject({
			conflicts: [{ table: "mails", id: 1, reason: "being sent" }],
		});
	});
});
