import type { DealerAction, DealerActionResult, Miscounted } from "@nev/contract/desk";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openDesk } from "../../../test/desk-requests.js";
import { openOperator } from "../../../test/operator.js";
import { gulfCarts } from "../../../test/stored-leads.js";
import { dealerships } from "../../storage/schema.js";

const { orm, sql, run, close } = await openOperator();
afterAll(close);
const { post } = openDesk(orm);

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
	post<DealerActionResult & Miscounted>("/dealers/actions", {
		action,
		target,
		...(reason !== undefined && { reason }),
	});
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
		const { body } = await act(action, { ids: [1, 2, 3, 4, 5, 99] });
		expect(await visibilities()).toEqual(after);
		// The visible one was not reviewed, so that approving changes it too.
		const changed =
			action === "approve" ? 5 : after.filter((one, index) => one !== before[index]).length;
		expect(body).toMatchObject({ change: 1, changed, unchanged: 5 - changed, mailed: 0 });
		expect(await sql("select actor, action from changes")).toEqual([
			{ actor: "ada (desk)", action: `dealerships ${action}` },
		]);
		expect((await act(action, { ids: [1, 2, 3, 4, 5] })).body).toMatchObject({
			change: null,
			changed: 0,
		});
	},
);

it("acts on all that match a filter, unless there are more or fewer than the operator saw", async () => {
	const filter = { visibility: "pending", q: "gulf" };
	expect(await act("approve", { filter, count: 3 })).toEqual({
		status: 409,
		body: { error: "The list has changed meanwhile.", count: 2 },
	});
	expect((await visibilities())[0]).toBe("pending");
	expect((await act("approve", { filter, count: 2 })).body).toMatchObject({ changed: 2 });
	expect((await act("approve", { filter, count: 2 })).status).toBe(409);
});

it("mails the reason to those that it rejects, and to nobody without one", async () => {
	await sql("truncate notices");
	await sql("update dealerships set email = '' where id = 2");
	const { body } = await act("reject", { ids: [1, 2, 5] }, " The address is a parking lot. ");
	// The fifth was rejected already, and the second has no address.
	expect(body).toMatchObject({ changed: 2, unchanged: 1, mailed: 1 });
	const notices = await sql("select recipient, subject, text from notices");
	expect(notices).toEqual([
		{
			recipient: gulfCarts.email,
			subject: "Not listed: Gulf Carts",
			text: expect.stringContaining("\n\nThe address is a parking lot.\n\n"),
		},
	]);
	expect((await act("reject", { ids: [3] }, " ")).body.mailed).toBe(0);
	expect((await act("hide", { ids: [4, 1] }, "why")).body.mailed).toBe(0);
	expect(await sql("select from notices")).toHaveLength(1);
});

it("mails nobody who asked not to be contacted", async () => {
	await sql("truncate notices");
	expect(
		(await run("people", "do-not-contact", "--email", gulfCarts.email.toUpperCase())).code,
	).toBe(0);
	expect((await act("reject", { ids: [1] }, "Why")).body).toMatchObject({ changed: 1, mailed: 0 });
});

it("refuses an action on nothing, on too many, and one that there is not", async () => {
	expect((await act("hide", { ids: [] })).status).toBe(422);
	expect((await act("hide", { filter: {}, count: 10_001 })).status).toBe(422);
	expect((await act("hide", { filter: { visibility: "odd" }, count: 1 })).status).toBe(422);
	expect((await post("/dealers/actions", { action: "erase", target: { ids: [1] } })).status).toBe(
		422,
	);
});
