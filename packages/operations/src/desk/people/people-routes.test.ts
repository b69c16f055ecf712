import { corrections, dealerships, mails } from "@nev/api/operations";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import { silent } from "@nev/api/testing/test-backend.js";
import { Hono } from "hono";
import { afterAll, afterEach, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";
import { deskErrorHandler } from "../desk-error.js";
import { peopleRoutes } from "./people-routes.js";

const operator = await openOperator();
const { orm, sql } = operator;
const store = leadStore(operator);
afterAll(operator.close);
afterEach(() =>
	sql(
		"truncate leads, mails, dealerships, corrections, erasures, do_not_contact, changes, change_rows restart identity cascade",
	),
);

const app = new Hono()
	.use(async (context, next) => {
		context.set("operator", "ada");
		await next();
	})
	.route("/people", peopleRoutes(orm, { hasInsight: true }));
app.onError(deskErrorHandler(silent));

async function ask(path: string, body: object) {
	const response = await app.request(`/people/${path}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	return { status: response.status, body: await response.json() };
}

const email = " ADA@example.com";

it("finds and exports what is stored about a person, however their address is written", async () => {
	await orm.insert(dealerships).values([
		{ ...gulfCarts, email: "ada@example.com" },
		{ ...gulfCarts, name: "Bay Carts" },
	]);
	await store({}, { state: "sent" });
	await store({}, { state: "held" });
	await store(
		{ email: "grace@example.com", dealershipId: 1 },
		{ recipient: "dealer", state: "held" },
	);
	expect(await ask("find", { email })).toEqual({
		status: 200,
		body: {
			email: "ADA@example.com",
			leads: { all: 2, failed: 0, held: 1, suspicious: 0 },
			dealers: [
				{
					...{ id: 1, name: "Gulf Carts", visibility: "visible" },
					leads: { all: 1, failed: 0, held: 1, suspicious: 0 },
				},
			],
			isDoNotContact: false,
		},
	});
	await orm.insert(corrections).values([
		{ dealershipId: 2, email: "bay@example.com", values: { email: "Ada@example.com" } },
		{ dealershipId: 3, email: "grace@example.com", values: { phone: "(239) 555-0143" } },
	]);
	await orm.insert(mails).values([
		{
			kind: "notice",
			to: "ada@example.com",
			subject: "Your correction",
			text: "We have reviewed it.",
		},
		{
			kind: "notice",
			to: "grace@example.com",
			subject: "Your correction",
			text: "We have reviewed it.",
		},
	]);
	const { body } = await ask("export", { email });
	expect(body).toMatchObject({
		leads: [{ deliveries: [{ state: "sent" }] }, { deliveries: [{ state: "held" }] }],
		dealerships: [{ name: "Gulf Carts" }],
		corrections: [{ email: "bay@example.com", values: { email: "Ada@example.com" } }],
		notices: [{ to: "ada@example.com", subject: "Your correction" }],
	});
	expect(JSON.stringify(body)).not.toContain("grace");
});

it("puts a person on the do-not-contact list, and takes them off it", async () => {
	expect((await ask("do-not-contact", { email, isDoNotContact: true })).body).toMatchObject({
		isDoNotContact: true,
	});
	expect((await ask("find", { email: "ada@example.com" })).body).toMatchObject({
		isDoNotContact: true,
	});
	expect((await ask("do-not-contact", { email, isDoNotContact: false })).body).toMatchObject({
		isDoNotContact: false,
	});
});

it("says of dealers that are taken off the list how many leads were not mailed to them meanwhile", async () => {
	const address = { email: "ada@example.com", reviewedAt: new Date() };
	await orm.insert(dealerships).values({ ...gulfCarts, ...address });
	const grace = { email: "grace@example.com", dealershipId: 1 };
	await store(grace, { state: "sent" });
	await ask("do-not-contact", { email, isDoNotContact: true });
	await sql("update do_not_contact set since = now() + interval '1 second'");
	const later = { ...grace, createdAt: new Date(Date.now() + 60_000) };
	const held = { state: "held" } as const;
	await store(later, { recipient: "dealer", dealershipId: 1, ...held });
	await store(later, { state: "sent" });
	await store({ ...later, suspicion: "quick" }, held);
	await store({ ...later, stage: "closed" }, { state: "sent" });
	await store({ ...later, kind: "dealership" }, { state: "sent" });
	const { body } = await ask("do-not-contact", { email, isDoNotContact: false });
	expect(body.dealers).toMatchObject([{ unmailed: { n: 1, since: expect.any(String) } }]);
	expect((await ask("find", { email })).body.dealers[0]).not.toHaveProperty("unmailed");
});

it("erases a person, and of their dealers those that the operator saw, under the operator's name", async () => {
	await orm.insert(dealerships).values([
		{ ...gulfCarts, email: "ada@example.com" },
		{ ...gulfCarts, name: "Bay Carts" },
		// Somebody has given it the address meanwhile.
		{ ...gulfCarts, name: "Cape Carts", email: "ada@example.com" },
	]);
	await store();
	const later = { id: 3, name: "Cape Carts", visibility: "visible" };
	expect((await ask("erase", { email, dealers: [] })).body).toMatchObject({
		...{ leads: 1, dealers: 0 },
		person: {
			leads: { all: 0 },
			dealers: [{ id: 1, name: "Gulf Carts", visibility: "visible" }, later],
		},
	});
	expect((await ask("erase", { email, dealers: [1, 2] })).body).toMatchObject({
		...{ leads: 0, dealers: 1 },
		person: { leads: { all: 0 }, dealers: [later] },
	});
	expect(await sql("select name from dealerships order by id")).toEqual([
		{ name: "Bay Carts" },
		{ name: "Cape Carts" },
	]);
	expect(await sql("select count(*)::int as n from erasures")).toEqual([{ n: 2 }]);
	expect(await sql("select actor, action from changes order by id desc limit 1")).toEqual([
		{ actor: "ada (desk)", action: "people erase" },
	]);
});

it("refuses what is not an email address, and does nothing", async () => {
	for (const [path, more] of [
		["find", {}],
		["export", {}],
		["do-not-contact", { isDoNotContact: true }],
		["erase", { dealers: [1] }],
	] as const) {
		expect(await ask(path, { email: "ada", ...more })).toMatchObject({
			status: 422,
			body: { fields: { email: "Give an email address, such as ada@example.com" } },
		});
	}
	expect((await ask("erase", { email })).status).toBe(422);
	expect(await sql("select from erasures union all select from do_not_contact")).toEqual([]);
});
