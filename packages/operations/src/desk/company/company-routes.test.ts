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
