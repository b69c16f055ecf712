import { corrections, dealerships } from "@nev/api/operations";
import { lockWaits, untilLockIsAwaited } from "@nev/api/testing/lock-waits.js";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import type {
	ChangeDetail,
	ChangePage,
	Dealer,
	History,
	UndoRequest,
	UndoState,
} from "@nev/contract/desk";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openDesk } from "../../../test/desk-requests.js";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, sql, run, close } = operator;
const storeLead = leadStore(operator);
afterAll(close);
const { get, put, post } = openDesk(orm);

beforeEach(async () => {
	await sql("truncate dealerships, vehicles, leads restart identity cascade");
	await orm
		.insert(dealerships)
		.values(
			Array.from({ length: 4 }, (_, index) => ({ ...gulfCarts, address: `${index} Main Street` })),
		);
	await sql("truncate changes, change_rows restart identity");
});

async function edit(id: number, values: object) {
	const { version } = (await get<Dealer>(`/dealers/${id}`)).body;
	await put(`/dealers/${id}`, { version, values });
}

const list = async (query = "") => (await get<ChangePage>(`/changes${query}`)).body;
const undo = (id: number, body: UndoRequest = {}) => post<UndoState>(`/changes/${id}/undo`, body);
const restored = (change: number | null) => ({
	...{ kind: "undone", change, conflicts: [] },
	restored: change === null ? 0 : 1,
});
const phoneOf = async (id: number) => (await get<Dealer>(`/dealers/${id}`)).body.values.phone;

it("lists changes with their first rows, the newest first, and filters them", async () => {
	await edit(1, { phone: "(239) 555-0111" });
	await run("dealerships", "hide", "1", "2", "3", "4");
	const page = await list();
	expect(page).toMatchObject({
		items: [
			{ id: 2, actor: "ada (nev)", action: "dealerships hide", counts: { dealerships: 4 } },
			{
				id: 1,
				actor: "ada (desk)",
				action: "dealerships edit",
				rows: [
					{
						table: "dealerships",
						id: 1,
						name: "Gulf Carts",
						kind: "updated",
						fields: [{ field: "phone", before: gulfCarts.phone, after: "(239) 555-0111" }],
					},
				],
			},
		],
		count: { n: 2, isExact: true },
		actors: ["ada (desk)", "ada (nev)"],
		actions: ["dealerships edit", "dealerships hide"],
	});
	expect(page.items[0]?.rows).toHaveLength(3);
	const ids = async (query: string) => (await list(query)).items.map(({ id }) => id);
	expect(await ids("?actor=ada+(desk)")).toEqual([1]);
	expect(await ids("?action=dealerships+hide")).toEqual([2]);
	expect(await ids("?actor=nobody")).toEqual([]);
});

it("names what was changed after its dealers", async () => {
	await storeLead({ dealershipId: 1 }, { recipient: "dealer", dealershipId: 1, state: "dead" });
	await orm.insert(corrections).values({ dealershipId: 1, email: "us@example.com", values: {} });
	await sql("update dealerships set name = 'Bay Carts', phone = '(239) 555-0100' where id = 2");
	await sql("update corrections set state = 'declined'");
	await sql("update mails set state = 'discarded'");
	await sql("update leads set dealership_id = 2");
	await sql("insert into distinct_dealerships (first_id, second_id) values (1, 2)");
	const [told, handedOver, discarded, declined] = (await list()).items.map(({ rows }) => rows[0]);
	expect(told).toMatchObject({
		name: "Gulf Carts (1) and Bay Carts (2)",
		fields: expect.arrayContaining([{ field: "firstId", before: null, after: "Gulf Carts" }]),
	});
	expect(handedOver).toMatchObject({
		...{ table: "leads", name: null },
		fields: [{ field: "dealershipId", before: "Gulf Carts", after: "Bay Carts" }],
	});
	expect(discarded).toMatchObject({ table: "mails", name: "lead 1 to Gulf Carts" });
	expect(declined).toMatchObject({ table: "corrections", name: "Gulf Carts" });
	await sql("update mails set dealership_id = null, recipient = 'company', state = 'dead'");
	expect((await list()).items[0]?.rows[0]?.name).toBe("lead 1 to the company");
});

it("walks through all changes, and through all rows of one", async () => {
	for (let day = 0; day < 51; day += 1) await sql(`update dealerships set city = 'Day ${day}'`);
	const first = await list();
	const second = await list(`?after=${first.next}`);
	expect([first.items.length, second.items.length, second.next]).toEqual([50, 1, undefined]);

	await sql(
		`insert into dealerships (name, address, city, state, zip_code, phone, email)
			select 'Many', n || ' Elm Street', 'Naples', 'Florida', '34102', '', '' from generate_series(1, 150) n`,
	);
	const { body } = await get<ChangeDetail>("/changes/52");
	expect([body.rows.length, body.counts]).toEqual([100, { dealerships: 150 }]);
	const rest = (await get<ChangeDetail>(`/changes/52?after=${body.next}`)).body;
	expect([rest.rows.length, rest.next]).toEqual([50, undefined]);
	expect(new Set([...body.rows, ...rest.rows].map(({ id }) => id)).size).toBe(150);
	expect((await get("/changes/52?after=x-1")).status).toBe(400);
	expect((await get("/changes/99")).status).toBe(404);
});

it("tells each value that was changed since, and leaves it", async () => {
	await edit(1, { phone: "(239) 555-0111", city: "Miami" });
	await edit(1, { phone: "(239) 555-0122" });
	expect((await undo(1)).body).toEqual({
		kind: "undone",
		change: 3,
		restored: 1,
		conflicts: [
			{
				kind: "field",
				table: "dealerships",
				id: 1,
				name: "Gulf Carts",
				field: "phone",
				recorded: "(239) 555-0111",
				present: "(239) 555-0122",
			},
		],
	});
	expect(await phoneOf(1)).toBe("(239) 555-0122");
	expect((await undo(99)).status).toBe(404);
});

it("undoes what a change did to one row, and leaves the others", async () => {
	await sql("update dealerships set phone = '(239) 555-0111'");
	const { body } = await undo(1, { row: { table: "dealerships", id: 2 } });
	expect(body).toEqual(restored(2));
	expect([await phoneOf(1), await phoneOf(2)]).toEqual(["(239) 555-0111", gulfCarts.phone]);
	// Most of it is still done.
	expect((await list()).items).toMatchObject([{ undoes: null }, { undoneBy: null }]);
	await edit(1, { city: "Miami" });
	expect((await undo(3, { row: { table: "dealerships", id: 1 } })).body).toEqual(restored(4));
	expect((await list()).items).toMatchObject([{ id: 4, undoes: 3 }, {}, {}, {}]);
});

it("gives the history of a dealer in pages", async () => {
	for (let day = 0; day < 22; day += 1) await sql(`update dealerships set city = 'Day ${day}'`);
	const history = async (query = "") => (await get<History>(`/dealers/1/history${query}`)).body;
	const first = await history();
	expect([first.items.length, first.hasOlder]).toEqual([20, true]);
	const last = await history(`?before=${first.items.at(-1)?.id}`);
	expect([last.items.map(({ id }) => id), last.hasOlder]).toEqual([[2, 1], false]);
});

describe("an undo of many rows", () => {
	const insertMany = () =>
		sql(`insert into dealerships (name, address, city, state, zip_code, phone, email)
			select 'Many', n || ' Elm Street', 'Naples', 'Florida', '34102', '', ''
			from generate_series(1, 1500) n`);
	const countMany = async () =>
		Number((await sql("select count(*) from dealerships where name = 'Many'"))[0]?.count);

	/** Does something while the undo waits for a lock. */
	function whileWaiting(work: () => Promise<unknown>): Promise<void> {
		return orm.transaction(async (transaction) => {
			await transaction.execute("lock table dealerships in share row exclusive mode");
			const { status, body } = await undo(1);
			expect([status, body]).toEqual([202, { kind: "undoing", done: 0, total: 1500 }]);
			await untilLockIsAwaited(sql);
			await work();
		});
	}

	const settled = (read = get) =>
		vi.waitUntil(
			async () => {
				const { body } = await read<UndoState>("/changes/1/undo");
				return body.kind !== "undoing" && body;
			},
			{ timeout: 50_000, interval: 10 },
		);

	it("goes on after the answer, and nothing else is undone meanwhile", async () => {
		await insertMany();
		await edit(1, { phone: "(239) 555-0111" });
		await whileWaiting(async () => {
			for (const { status, body } of [await undo(1), await undo(2)]) {
				expect([status, body]).toEqual([
					409,
					{ error: expect.stringMatching(/^A change is being/) },
				]);
			}
			// Whoever comes back finds it.
			const state = { kind: "undoing", done: 0, total: 1500 };
			expect((await get<ChangeDetail>("/changes/1")).body.undo).toEqual(state);
			expect((await list()).items.map(({ undo }) => undo)).toEqual([undefined, state]);
		});
		expect(await settled()).toEqual({ ...restored(3), restored: 1500 });
		expect(await countMany()).toBe(0);
		expect((await list()).items).toMatchObject([{ id: 3, undoes: 1 }, {}, { undoneBy: 3 }]);
		expect((await undo(2)).status).toBe(200);
		expect((await get("/changes/2/undo")).status).toBe(404);
	});

	it("tells a failure, has undone nothing then, and is done once it can be", async () => {
		await insertMany();
		await whileWaiting(() => sql(`select pg_terminate_backend(pid) from ${lockWaits}`));
		expect(await settled()).toEqual({
			kind: "failed",
			error: "The undo has failed, and nothing was undone. Try again.",
		});
		expect(await countMany()).toBe(1500);
		expect((await undo(1)).status).toBe(202);
		expect(await settled()).toMatchObject({ kind: "undone", restored: 1500 });
	});

	it("is rolled back when the desk is stopped", async () => {
		await insertMany();
		const desk = new AbortController();
		const stopped = openDesk(orm, desk.signal);
		await orm.transaction(async (transaction) => {
			await transaction.execute("lock table dealerships in share row exclusive mode");
			expect((await stopped.post("/changes/1/undo", {})).status).toBe(202);
			desk.abort();
		});
		expect(await settled(stopped.get)).toMatchObject({ kind: "failed" });
		expect(await countMany()).toBe(1500);
	});

	it("leaves the desk's edits no long wait: they are told that it is being written", async () => {
		await insertMany();
		const { version } = (await get<Dealer>("/dealers/1")).body;
		await whileWaiting(async () => {
			const edited = await put("/dealers/1", { version, values: { phone: "(239) 555-0111" } });
			expect([edited.status, edited.body.error]).toEqual([
				503,
				"An import or an undo is being written. Try again when it is done.",
			]);
		});
		await settled();
		expect(await phoneOf(1)).toBe(gulfCarts.phone);
	});
});
