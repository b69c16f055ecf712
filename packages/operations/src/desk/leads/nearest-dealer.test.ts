import { dealerships, leads } from "@nev/api/operations";
import { gulfCarts, leadStore } from "@nev/api/testing/stored-leads.js";
import type { DeskLead } from "@nev/contract/desk";
import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { openDesk } from "../../../test/desk-requests.js";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, run, close } = operator;
afterAll(close);
const { get, text } = openDesk(orm);

const here = { latitude: 26.14, longitude: -81.79, reviewedAt: new Date() };
const [dealer] = await orm
	.insert(dealerships)
	.values({ ...gulfCarts, ...here })
	.returning({ id: dealerships.id });
const dealershipId = Number(dealer?.id);

const payload = { vehicleName: "D6 Max GT4", zipCode: "34102-1234" };
const id = await leadStore(operator)({ payload });

const read = async () => (await get<DeskLead>(`/leads/${id}`)).body;

it("a lead for nobody has the nearest dealer, with its distance", async () => {
	const { zipCode, nearest, routing, texts } = await read();
	expect({ zipCode, routing }).toEqual({ zipCode: "34102-1234", routing: null });
	expect(nearest).toMatchObject({ id: dealershipId, name: "Gulf Carts", city: "Naples" });
	expect(nearest?.miles).toBeLessThan(3);
	expect(texts).toContainEqual({ label: "ZIP code", text: "34102-1234" });
	expect((await text("/leads/export")).body).toMatch(/zipCode.*\r?\n.*34102-1234/);
	expect((await run("leads", "show", String(id))).stdout).toContain("ZIP code:         34102-1234");
});

it.each([
	["of a dealer that submitted itself", { kind: "dealership" as const }],
	["without a ZIP code", { payload: { vehicleName: "D6 Max GT4" } }],
])("a lead %s has none", async (_, other) => {
	const one = await leadStore(operator)({ payload, ...other });
	const { body } = await get<DeskLead>(`/leads/${one}`);
	expect(body.nearest).toBeNull();
});

it("a lead that was routed says so, and has its dealer alone", async () => {
	const routed = { dealershipId, miles: 12.3 };
	await orm
		.update(leads)
		.set({ dealershipId, payload: { ...payload, routed } })
		.where(eq(leads.id, id));
	const routing = "To the nearest dealer, 12 miles from 34102-1234";
	expect(await read()).toMatchObject({ dealer: "Gulf Carts", nearest: null, routing });
	expect((await run("leads", "show", String(id))).stdout).toContain(routing);
});
