import { addDoNotContact, dealerships } from "@nev/api/operations";
import { untilLockIsAwaited } from "@nev/api/testing/lock-waits.js";
import { gulfCarts } from "@nev/api/testing/stored-leads.js";
import type { DealerAction, DealerActionResult, ListChanged } from "@nev/contract/desk";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openDesk, seenRows } from "../../../test/desk-requests.js";
import { openOperator } from "../../../test/operator.js";

const { orm, sql, run, undo, close } = await openOperator();
afterAll(close);
const { post, allMatching } = openDesk(orm);

beforeEach(async () => {
	await sql("truncate dealerships, changes, change_rows restart identity cascade");
	await orm
		.insert(dealerships)
		.values(
			(["pending", "pending", "visible", "hidden", "rejected"] as const).map(
				(visibility, index) => ({ ...gulfCarts, address: `${index} Main Street`, visibility }),
			),
		);
	await sql("truncate changes, change_rows restart identity");
});

const act = (action: DealerAction, target: object, reason?: string) =>
	post<DealerActionResult & ListChanged>("/dealers/actions", {
		action,
		target,
		...(reason !== undefined && { reason }),
	});
/** Dealers as they are now. */
const seen = (...ids: number[]) => seenRows(sql, "dealerships", ids);
/** All dealers that match, as they are now. */
const matching = (filter: Record<string, string>) => allMatching("dealers", filter);
const visibilities = async () =>
	(await sql("select visibility from dealerships order by id")).map((row) => row.visibility);

it.each([
	["approve", ["visible", "visible", "visible", "visible", "visible"]],
	["reject", ["rejected", "rejected", "rejected", "rejected", "rejected"]],
	["hide", ["hidden", "hidden", "hidden", "hidden", "hidden"]],
	["unhide", ["pending", "pending", "visible", "visible", "rejected"]],
] as const)(
	"%s: changes what is not so yet, in one change of the operator",
	async (action, after) => {
		const before = await visibilities();
		const { body } = await act(action, await seen(1, 2, 3, 4, 5, 99));
		expect(await visibilities()).toEqual(after);
		// The visible one was not reviewed, so that approving changes it too.
		const changed =
			action === "approve" ? 5 : after.filter((one, index) => one !== before[index]).length;
		expect(body).toMatchObject({ change: 1, changed, unchanged: 5 - changed, mailed: 0 });
		expect(await sql("select actor, action from changes")).toEqual([
			{ actor: "ada (desk)", action: `dealerships ${action}` },
		]);
		expect((await act(action, await seen(1, 2, 3, 4, 5))).body).toMatchObject({
			change: null,
			changed: 0,
		});
	},
);

it("acts on all that match a filter, unless there are more or fewer than the operator saw", async () => {
	const filter = { visibility: "pending", q: "gulf" };
	const both = await matching(filter);
	expect(both.count).toBe(2);
	expect(await act("approve", { ...both, count: 3 })).toEqual({
		status: 409,
		body: { error: "The list has changed meanwhile.", count: 2 },
	});
	expect((await visibilities())[0]).toBe("pending");
	expect((await act("approve", both)).body).toMatchObject({ changed: 2, outdated: [] });
	expect((await act("approve", both)).status).toBe(409);
});

it.each([
	["one of them was changed", "update dealerships set phone = '' where id = 1", 5],
	["one of them was approved", "update dealerships set visibility = 'visible' where id = 1", 5],
	[
		"another one has taken the place of one",
		`with gone as (delete from dealerships where id = 1)
			insert into dealerships (name, address, city, state, zip_code, phone, email)
			values ('Gulf Carts', '9 Main Street', 'Naples', 'Florida', '34102', '', '')`,
		5,
	],
])("leaves all that match as they are if %s", async (_, statement, count) => {
	const all = await matching({ q: "gulf" });
	expect(all.count).toBe(count);
	await sql(statement);
	const before = await visibilities();
	expect((await act("reject", all)).body).toEqual({
		error: "The list has changed meanwhile.",
		count,
	});
	expect(await visibilities()).toEqual(before);
	// The list that is loaded then can be acted on.
	expect((await act("reject", await matching({ q: "gulf" }))).status).toBe(200);
});

it.each([
	["approve", "hidden"],
	["reject", "hidden"],
	["hide", "pending"],
	["unhide", "hidden"],
] as const)(
	"%s: leaves what somebody has changed since, says how it is and who did it, and does the rest",
	async (action, before) => {
		await sql("update dealerships set visibility = $1 where id in (1, 2)", [before]);
		const target = await seen(1, 2);
		const result = await post<DealerActionResult>("/dealers/actions", {
			action: "approve",
			target: await seen(1),
		});
		expect(result.body.changed).toBe(1);
		const { body } = await act(action, target);
		expect(body).toMatchObject({
			changed: 1,
			unchanged: 0,
			outdated: [
				{
					row: { id: 1, name: "Gulf Carts", visibility: "visible" },
					change: { actor: "ada (desk)", action: "dealerships approve" },
				},
			],
			mailed: 0,
		});
		expect((await visibilities())[0]).toBe("visible");
	},
);

it.each<[string, () => Promise<unknown>, object]>([
	["an action", async () => act("hide", await seen(3)), { status: 200 }],
	["a command", () => run("dealerships", "hide", "3"), { code: 0 }],
	["an edit", () => run("dealerships", "edit", "3", "--city", "Fort Myers"), { code: 0 }],
	["an undo", () => undo(1), { restored: 1 }],
])("waits for an import with nothing that the import waits for: %s", async (_, change, done) => {
	await act("approve", await seen(3));
	const changing = await orm.transaction(async (transaction) => {
		await transaction.execute("lock table dealerships in share row exclusive mode");
		// In an object, or the transaction would wait for it.
		const result = { answer: change() };
		await untilLockIsAwaited(sql);
		await transaction.execute("update dealerships set phone = '(239) 555-0101' where id = 3");
		return result;
	});
	expect(await changing.answer).toMatchObject(done);
	expect(await sql("select phone from dealerships where id = 3")).toEqual([
		{ phone: "(239) 555-0101" },
	]);
});

it("leaves what is being changed while it waits for it", async () => {
	const target = await seen(1, 2);
	const acting = await orm.transaction(async (transaction) => {
		await transaction.execute("update dealerships set visibility = 'visible' where id = 1");
		// In an object, or the transaction would wait for it.
		const result = { answer: act("reject", target) };
		await untilLockIsAwaited(sql);
		return result;
	});
	expect((await acting.answer).body).toMatchObject({
		changed: 1,
		outdated: [{ row: { id: 1, visibility: "visible" } }],
	});
	expect((await visibilities())[0]).toBe("visible");
});

it("mails no reason to what somebody has approved meanwhile", async () => {
	await sql("truncate mails");
	const target = await seen(1);
	await run("dealerships", "approve", "1");
	const { body } = await act("reject", target, "The address is a parking lot.");
	expect(body).toMatchObject({
		change: null,
		changed: 0,
		mailed: 0,
		outdated: [{ row: { id: 1 } }],
	});
	expect(await sql("select from mails")).toEqual([]);
});

it("hides neither of two duplicates if somebody has hidden the other one", async () => {
	const { rows } = await seen(1, 3);
	const [first, second] = rows;
	const hide = (row: unknown, other: unknown) =>
		post<DealerActionResult>("/dealers/actions", {
			...{ action: "hide", target: { rows: [row] }, beside: [other] },
		});
	expect((await hide(first, second)).body).toMatchObject({ changed: 1, outdated: [] });
	expect((await hide(second, first)).body).toMatchObject({
		changed: 0,
		unchanged: 0,
		outdated: [{ row: { id: 1, visibility: "hidden" } }],
	});
	expect((await visibilities())[2]).toBe("visible");
	await sql("delete from dealerships where id = 1");
	expect(await hide((await seen(3)).rows[0], first)).toEqual({
		status: 409,
		body: { error: "The other dealer does not exist any more. Nothing was changed." },
	});
	expect((await visibilities())[1]).toBe("visible");
});

it("mails the reason to those that it rejects, and to nobody without one", async () => {
	await sql("truncate mails");
	await sql("update dealerships set email = '' where id = 2");
	const { body } = await act("reject", await seen(1, 2, 5), " The address is a parking lot. ");
	// The fifth was rejected already, and the second has no address.
	expect(body).toMatchObject({ changed: 2, unchanged: 1, mailed: 1 });
	const notices = await sql("select to_address, subject, text, dealership_id from mails");
	expect(notices).toEqual([
		{
			dealership_id: 1,
			to_address: gulfCarts.email,
			subject: "Not listed: Gulf Carts",
			text: expect.stringContaining("\n\nThe address is a parking lot.\n\n"),
		},
	]);
	expect((await act("reject", await seen(3), " ")).body.mailed).toBe(0);
	expect((await act("hide", await seen(4, 1), "why")).body.mailed).toBe(0);
	expect(await sql("select from mails")).toHaveLength(1);
});

it("mails no reason of an earlier rejection that was taken back", async () => {
	await sql("truncate mails");
	await act("reject", await seen(1), "The address is a parking lot.");
	const back = "update dealerships set visibility = 'pending' where id = 1";
	await sql(back);
	await act("reject", await seen(1), "It sells boats.");
	const texts = () => sql("select text from mails");
	expect(await texts()).toEqual([{ text: expect.stringContaining("It sells boats.") }]);
	await act("hide", await seen(1));
	expect(await texts()).toHaveLength(1);
	await sql(back);
	await act("reject", await seen(1));
	expect(await texts()).toEqual([]);
});

it("mails nobody who asked not to be contacted", async () => {
	await sql("truncate mails");
	await addDoNotContact(orm, gulfCarts.email.toUpperCase());
	expect((await act("reject", await seen(1), "Why")).body).toMatchObject({ changed: 1, mailed: 0 });
});

it("refuses an action on nothing, on too many, and one that there is not", async () => {
	expect((await act("hide", await seen())).status).toBe(422);
	expect((await act("hide", { filter: {}, count: 10_001, version: "" })).status).toBe(422);
	expect((await act("hide", { filter: { visibility: "odd" }, count: 1, version: "" })).status).toBe(
		422,
	);
	expect((await post("/dealers/actions", { action: "erase", target: await seen(1) })).status).toBe(
		422,
	);
});
