import { addDoNotContact, dealerships, removeDoNotContact } from "@nev/api/operations";
import { claimDue, recordOutcome, storeLead, withClient } from "@nev/api/testing/internals.js";
import { untilLockIsAwaited } from "@nev/api/testing/lock-waits.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openOperator } from "../../test/operator.js";

const operator = await openOperator();
const { orm, run, sql } = operator;
const store = leadStore(operator);
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

const list = async () => JSON.parse((await run("changes", "list", "--json")).stdout);
const show = async (id: number) =>
	JSON.parse((await run("changes", "show", String(id), "--json")).stdout);
const phoneOf = async (id: number) =>
	(await sql("select phone from dealerships where id = $1", [id]))[0]?.phone;

describe("the past", () => {
	it("has what somebody changes in psql, with the user of the database and the program", async () => {
		const [user] = await sql("select session_user as name");
		await psql("update dealerships set phone = '(239) 555-0100', city = 'Naples' where id = 1");
		expect(await list()).toEqual([
			{
				id: 1,
				at: expect.any(String),
				actor: `${user?.name} (psql)`,
				action: "update dealerships",
				undoes: null,
				undoneBy: null,
				rows: { dealerships: 1 },
			},
		]);
		// The city was Naples before.
		expect((await show(1)).rows).toEqual([
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
		expect((await list()).map(({ rows }: { rows: unknown }) => rows)).toEqual([
			{ dealerships: 1 },
			{ dealerships: 3 },
		]);
		const { rows } = await show(1);
		expect(rows).toMatchObject([
			{ id: 1, kind: "updated", fields: [{ before: gulfCarts.phone, after: "two" }] },
			{ id: 2, kind: "deleted" },
			{ id: 3, kind: "inserted" },
		]);
		expect(rows[1].fields).toContainEqual({ field: "name", before: "Bay Carts", after: null });
		expect(rows[2].fields).toContainEqual({ field: "phone", before: null, after: "three" });
		expect(rows[2].fields).toContainEqual({ field: "zipCode", before: null, after: "43004" });
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
		expect((await show(changed[0].id)).rows).toMatchObject([{ id: 2 }]);
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
		await run("changes", "undo", "1");
		expect(await phoneOf(2)).toBe(bayCarts.phone);
	});

	it("has the state of leads that an operator changes, and no personal data", async () => {
		const id = await store({ dealershipId: 1 }, { state: "held" });
		await run("leads", "release", String(id));
		await sql("update leads set dealership_id = 2, name = 'Grace', payload = '{}'");
		const [moved, released] = await list();
		expect((await show(moved.id)).rows).toEqual([
			{
				table: "leads",
				id,
				kind: "updated",
				fields: [{ field: "dealershipId", before: 1, after: 2 }],
			},
		]);
		expect((await show(released.id)).rows).toMatchObject([
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
		await run("leads", "discard", String(id), String(other), "--why", "a test");
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

describe("nev changes", () => {
	it("shows a change in words", async () => {
		await run("dealerships", "edit", "1", "--phone", "(239) 555-0100");
		expect((await run("changes", "list")).lines[1]).toMatch(
			/^1\t\d{4}-.*\tada \(nev\)\tdealerships edit\t1 dealership\t$/,
		);
		expect((await run("changes", "show", "1")).lines).toEqual([
			expect.stringMatching(/^Change 1: dealerships edit by ada \(nev\) at .* UTC$/),
			"dealership 1 was updated",
			"  phone: (239) 555-0199 → (239) 555-0100",
		]);
		expect(await run("changes", "show", "9")).toMatchObject({
			code: 1,
			stderr: "There is no change 9. To see the changes, run nev changes list.\n",
		});
		expect((await run("changes", "undo", "9")).code).toBe(1);
	});
});

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
		expect(await run("changes", "undo", "1", "--dry-run")).toMatchObject({
			code: 0,
			stdout: "This was a dry run, so nothing was changed. The undo would change 3 rows.\n",
		});
		expect(await everything()).toEqual(after);

		expect(await run("changes", "undo", "1")).toMatchObject({
			code: 0,
			stdout: expect.stringMatching(/^Change 1 is undone by change \d+, in 3 rows\.\n$/),
		});
		expect(await everything()).toEqual(before);
		const [undo, undone] = await list();
		expect(undone).toMatchObject({ id: 1, undoneBy: undo.id });
		expect(undo).toMatchObject({
			actor: "ada (nev)",
			action: "changes undo",
			undoes: 1,
			rows: { dealerships: 3 },
		});

		await run("changes", "undo", String(undo.id));
		expect(await everything()).toEqual(after);
		expect((await list())[0]).toMatchObject({ undoes: undo.id });
	});

	it("brings back no pause whose day has come, and so hides nobody", async () => {
		await sql("update dealerships set paused_until = current_date");
		await psql(
			"begin",
			"update dealerships set paused_until = current_date + 2, phone = 'x' where id = 1",
			"delete from dealerships where id = 2",
			"commit",
		);
		await run("changes", "undo", "2");
		expect(await sql("select phone, paused_until from dealerships order by id")).toEqual([
			{ phone: gulfCarts.phone, paused_until: null },
			{ phone: bayCarts.phone, paused_until: null },
		]);
	});

	it("has nothing to do for a pause that has ended by itself", async () => {
		await sql("update dealerships set paused_until = current_date where id = 1");
		await sql("update dealerships set paused_until = null");
		expect((await run("changes", "undo", "2")).stdout).toBe(
			"Nothing of change 2 is left to undo.\n",
		);
	});

	it("leaves what was changed since, tells each conflict, and restores the rest", async () => {
		await run("dealerships", "edit", "1", "--phone", "(239) 555-0100", "--city", "Miami");
		await run("dealerships", "edit", "1", "--phone", "(239) 555-0101");
		const { code, stdout, stderr } = await run("changes", "undo", "1");
		expect(code).toBe(1);
		expect(stdout).toBe(
			"dealership 1, phone: recorded (239) 555-0100, now (239) 555-0101\nChange 1 is undone by change 3, in 1 row.\n",
		);
		expect(stderr).toBe("1 conflict: what is listed stays as it is.\n");
		expect(await sql("select phone, city from dealerships where id = 1")).toEqual([
			{ phone: "(239) 555-0101", city: "Naples" },
		]);
		expect(JSON.parse((await run("changes", "undo", "1", "--json")).stdout)).toEqual({
			restored: 0,
			dryRun: false,
			conflicts: [
				{
					kind: "field",
					table: "dealerships",
					id: 1,
					field: "phone",
					recorded: "(239) 555-0100",
					present: "(239) 555-0101",
				},
			],
		});
	});

	it("has nothing to do where the values of before are there again", async () => {
		await run("dealerships", "hide", "1");
		await run("changes", "undo", "1");
		expect(await run("changes", "undo", "1")).toMatchObject({
			code: 0,
			stdout: "Nothing of change 1 is left to undo.\n",
		});
	});

	it("keeps a dealership that leads are addressed to, and does not restore a name that is taken", async () => {
		await psql(
			"insert into dealerships (name, address, city, state, zip_code, phone, email) values ('New', 'a', 'b', 'Ohio', '43004', 'c', 'd')",
			"update dealerships set name = 'Old' where id in (1, 3)",
		);
		await store({ dealershipId: 3 });
		const inserted = await run("changes", "undo", "1");
		expect(inserted.lines[0]).toBe("dealership 3, name: recorded New, now Old");
		await sql(
			"insert into dealerships (name, address, city, state, zip_code, phone, email) select name, address || ' ', city, state, zip_code, phone, email from dealerships where id = 2",
		);
		await sql("update dealerships set name = 'gulf carts', address = trim(address) where id = 4");
		const renamed = await run("changes", "undo", "2");
		expect(renamed.lines).toEqual([
			"dealership 1 cannot be restored: another one has its name, or what it refers to is gone",
			expect.stringMatching(/, in 1 row\.$/),
		]);
		expect((await run("changes", "undo", "1")).lines[0]).toBe(
			"dealership 3 stays, because leads are addressed to it; it can be hidden with nev dealerships hide",
		);
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
		expect(await run("changes", "undo", "2")).toMatchObject({
			code: 1,
			lines: [
				"dealership 1 is not restored, because its earlier email address is on the do-not-contact list",
				"dealership 2 is not restored, because its earlier email address is on the do-not-contact list",
				"Nothing of change 2 was undone.",
			],
			stderr: "2 conflicts: what is listed stays as it is.\n",
		});
		expect(await emails()).toEqual(after);
		await removeDoNotContact(orm, bayCarts.email);
		expect((await run("changes", "undo", "2")).lines.at(-1)).toMatch(/, in 1 row\.$/);
		// A dealer that has its address already loses nothing.
		await run("dealerships", "edit", "2", "--phone", "(239) 555-0100");
		await addDoNotContact(orm, bayCarts.email);
		const [{ id: edited }] = await list();
		expect((await run("changes", "undo", String(edited))).code).toBe(0);
		expect(await emails()).toEqual([
			after[0],
			{ id: 2, email: bayCarts.email, phone: bayCarts.phone },
		]);
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
			/, in 2 rows/,
		],
		[
			"changes mails of leads that it hands back",
			["update leads set dealership_id = 2"],
			"select from mails where id = 1 for update",
			"select from mails where id = 2 for update",
			/, in 2 rows/,
		],
		[
			"deletes leads whose mails it restores",
			["update mails set state = 'held'"],
			"delete from leads where id = 1",
			"delete from leads where id = 2",
			/^Nothing of change 1 is left to undo/,
		],
		[
			"deletes the dealership that a lead would go back to",
			["update leads set dealership_id = 2", "update leads set dealership_id = 1 where id = 2"],
			"select from dealerships where id = 1 for update",
			"delete from dealerships where id = 1",
			/^lead 1 cannot be restored/m,
		],
	])("does not keep waiting who %s at that moment", async (_, change, first, second, told) => {
		const mail = { recipient: "dealer", dealershipId: 2 } as const;
		for (let leads = 0; leads < 2; leads++) await store({ dealershipId: 1 }, mail);
		// The order of the leads is not that of their mails.
		await sql("update mails set lead_id = 3 - lead_id");
		await psql(...change);
		await withClient(operator.connection, async (acting) => {
			await acting.query(`begin; ${first}`);
			const undone = run("changes", "undo", "1");
			await untilLockIsAwaited(sql);
			await acting.query(`${second}; commit`);
			expect((await undone).stdout).toMatch(told);
		});
	});

	it("restores for whom leads are, once their dealership is restored", async () => {
		const id = await store({ dealershipId: 2 });
		await sql("delete from dealerships where id = 2");
		expect(await sql("select dealership_id from leads")).toEqual([{ dealership_id: null }]);
		await run("changes", "undo", "1");
		expect(await sql("select id, dealership_id from leads")).toEqual([{ id, dealership_id: 2 }]);
	});

	it("takes a discarded lead back, and holds no mail back that is being sent", async () => {
		const id = await store({}, { state: "dead" }, { state: "held", recipient: "dealer" });
		await run("leads", "discard", String(id), "--why", "a test");
		await run("changes", "undo", "1");
		expect(await sql("select state from mails order by id")).toEqual([
			{ state: "dead" },
			{ state: "held" },
		]);
		expect(await sql("select discarded_at from leads")).toEqual([{ discarded_at: null }]);
		await run("leads", "retry", String(id));
		await claimDue(orm, 1);
		const [{ id: retried }] = await list();
		expect((await run("changes", "undo", String(retried))).lines[0]).toBe("mail 1 is being sent");
	});
});
