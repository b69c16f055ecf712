import { silent } from "@nev/api/testing/test-backend.js";
import type { DeskCompany, EditConflict, History, Saved } from "@nev/contract/desk";
import { Hono } from "hono";
import { afterAll, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";
import { deskErrorHandler } from "../desk-error.js";
import { companyRoutes } from "./company-routes.js";

const operator = await openOperator();
afterAll(() => operator.close());

const app = new Hono()
	.use(async (context, next) => {
		context.set("operator", "ada");
		await next();
	})
	.route("/company", companyRoutes(operator.orm));
app.onError(deskErrorHandler(silent));

async function ask<Value>(path: string, body?: unknown) {
	const response = await app.request(path, {
		...(body !== undefined && { method: "PUT", body: JSON.stringify(body) }),
		headers: { "content-type": "application/json" },
	});
	const value: Value & { fields?: Record<string, string> } = await response.json();
	return { status: response.status, body: value };
}

it("saves what was edited under the operator's name, and tells the second of two operators", async () => {
	const { body: opened } = await ask<DeskCompany>("/company");
	expect(opened.values).toEqual(opened.defaults);
	const { version } = opened;
	const saved = await ask<Saved<DeskCompany>>("/company", {
		version,
		values: { officeSaturday: "closed", supportWeekdays: "7:30 a.m. to 9 p.m." },
	});
	expect(saved.body.saved.values).toMatchObject({
		officeSaturday: "closed",
		supportWeekdays: "7:30AM-9PM",
	});
	const late = await ask<EditConflict<DeskCompany>>("/company", {
		version,
		values: { staffHeadcount: "9" },
	});
	expect(late).toMatchObject({
		status: 409,
		body: { current: { values: { staffHeadcount: "45" } } },
	});
	const refused = await ask("/company", {
		version: late.body.current.version,
		values: { staffHeadcount: "many", supportWeekdays: "", supportTimeZone: "E".repeat(201) },
	});
	expect(refused.status).toBe(422);
	expect(refused.body.fields).toEqual({
		staffHeadcount: "It must be a whole number from 1 to 99,999",
		supportTimeZone: expect.stringMatching(/of at most 40 letters$/),
	});
	for (const values of [{ officeSunday: 7 }, { motto: "fast" }]) {
		expect((await ask("/company", { version: "1", values })).status).toBe(422);
	}
	const { body: history } = await ask<History>("/company/history");
	expect(history.items).toMatchObject([{ actor: "ada (desk)", action: "company edit" }]);
});

const rate = {
	...{ lender: "Bay Bank", minCreditScore: 660, maxCreditScore: 850, term: 60 },
	apr: 6.74,
} as const;

it("replaces the rates under the operator's name, unless somebody else has changed the page", async () => {
	const { body: opened } = await ask<DeskCompany>("/company");
	expect(opened).toMatchObject({ rates: [], today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
	const { version } = opened;
	const saved = await ask<Saved<DeskCompany>>("/company/rates", { version, rates: [rate] });
	expect(saved.body).toMatchObject({ change: expect.any(Number), saved: { rates: [rate] } });
	const late = await ask<EditConflict<DeskCompany>>("/company/rates", { version, rates: [] });
	expect(late).toMatchObject({ status: 409, body: { current: { rates: [rate] } } });
	const refused = await ask("/company/rates", { version: "1", rates: [{ ...rate, apr: 40 }] });
	expect(refused).toMatchObject({
		status: 422,
		body: { fields: { "rates.0.apr": "Enter an APR from 0 to 36 percent" } },
	});
	const { body: history } = await ask<History>("/company/history");
	expect(history.items[0]).toMatchObject({
		...{ actor: "ada (desk)", action: "rates edit" },
		fields: [{ field: "rates", before: null, after: [rate] }],
	});
	const exported = await app.request("/company/rates/export.csv");
	expect(await exported.text()).toContain("Bay Bank,660,850,60,6.74,,,\r\n");
	await ask("/company/rates", { version: saved.body.saved.version, rates: [] });
	expect((await ask<DeskCompany>("/company")).body.rates).toEqual([]);
});

it("reads a list of rates and stores nothing, or says why it is none", async () => {
	const read = async (rows: readonly string[]) => {
		const body = rows.join("\n");
		const response = await app.request("/company/rates/file", { method: "POST", body });
		return { status: response.status, body: await response.json() };
	};
	expect(
		await read([
			"Bank\tFICO\tTerm\tRate",
			"Bay Bank\t660+\t60 mo\t6.74%",
			"B\tgood\t60\t5",
			"* Subject to approval\t\t\t",
		]),
	).toEqual({
		status: 200,
		body: {
			rates: [rate],
			refused: 1,
			notes: [
				'Row 3, B: FICO "good": Enter credit scores such as 720-850, 660+ or below 600',
				"Row 4 is not a rate and is left out: * Subject to approval",
			],
		},
	});
	expect(await read(["Bank\tTerm\tAPR\tMax LTV\tStarts", "B\t60\t5\t110%\t"])).toMatchObject({
		status: 422,
		body: {
			error: expect.stringMatching(/^Unknown columns: Max LTV, Starts\..+ rename or delete it/),
		},
	});
	expect(
		await read(["Bank\tTerm\tAPR\tConditions\tNotes", "B\t60\t5\tNew only\tMembers"]),
	).toMatchObject({
		body: { rates: [{ conditions: "New only; Members" }], refused: 0 },
	});
	expect(await read(["hello"])).toMatchObject({
		status: 422,
		body: { error: expect.stringMatching(/lacks the columns lender, term, apr/) },
	});
	// What nobody can type at the desk is not advised there.
	expect(await read(["Lender\tTerm\tNew Auto APR", "Bay Bank\t60\t6.74"])).toMatchObject({
		status: 422,
		body: {
			error:
				'The list lacks the column apr. Its columns are "Lender", "Term", "New Auto APR". Rename the heading "New Auto APR" to "apr". Then read the list again.',
		},
	});
	expect(await read(["Lender\tMonth\tYield", "Bay Bank\t60\t6.74"])).toMatchObject({
		status: 422,
		body: {
			error: expect.stringMatching(
				/Rename the heading "Month" to "term"\. Write the heading "apr" above its column\. Then read the list again\.$/,
			),
		},
	});
	expect((await ask<DeskCompany>("/company")).body.rates).toEqual([]);
});
