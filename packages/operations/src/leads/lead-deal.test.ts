import { vehicles } from "@nev/api/operations";
import { leadStore } from "@nev/api/testing/stored-leads.js";
import type { DeskLead } from "@nev/contract/desk";
import { parse } from "csv-parse/sync";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openDesk } from "../../test/desk-requests.js";
import { openOperator } from "../../test/operator.js";

const operator = await openOperator();
const { orm, run, sql } = operator;
const store = leadStore(operator);
const { get } = openDesk(orm);
afterAll(operator.close);
beforeEach(() => sql("truncate leads cascade"));

const payload = {
	...{ name: "Ada Lovelace", email: "ada@example.com", phone: "1", vehicleName: "D6 Max GT4" },
	deal: {
		...{ program: "Standard Loan", type: "loan", vehiclePrice: 8995, downPayment: 1000, apr: 7.99 },
		...{ term: 60, monthlyPayment: 162.07, totalCost: 10724.29, link: "financing=1&price=8995" },
	},
};

const gt4 = {
	...{
		name: "D6 Max GT4",
		slug: "d6-max-gt4",
		description: "A cart.",
		price: 8995,
		range: "40 miles",
	},
	...{ category: "4-seater", series: "D6 Max", model: "GT4", imageUrl: "/a.svg", features: [] },
	...{ isAvailable: true, isFeatured: false, specifications: {} },
};

const line =
	"Way to pay: Standard Loan; Monthly payment: $162.07 for 60 months, 7.99% APR; Total cost: $10,724.29; Vehicle price: $8,995; Down payment: $1,000";

it("a lead's deal is on its page of the desk, with the link to it, on the command line and in the CSV file", async () => {
	const id = await store({ payload });
	const deskDeal = async () => (await get<DeskLead>(`/leads/${id}`)).body.deal;
	const rows = (await deskDeal())?.rows.map(({ label, text }) => `${label}: ${text}`);
	expect(rows?.join("; ")).toBe(line);
	expect((await deskDeal())?.path).toBeNull();
	await orm.insert(vehicles).values(gt4);
	expect((await deskDeal())?.path).toBe("/inventory/d6-max-gt4#financing=1&price=8995");
	expect((await run("leads", "show", `${id}`)).lines).toContain(`Visitor's numbers: ${line}`);
	expect(parse((await run("leads", "export", "--csv")).stdout, { columns: true })).toMatchObject([
		{ deal: line },
	]);
});

it.each([
	["none", undefined],
	["one that cannot be read", { program: "Loan", totalCost: "much" }],
])("a lead with %s has no deal there", async (_, deal) => {
	const id = await store({ payload: { ...payload, deal } });
	expect((await get<DeskLead>(`/leads/${id}`)).body.deal).toBeNull();
	expect((await run("leads", "show", `${id}`)).stdout).not.toContain("numbers");
	expect(parse((await run("leads", "export", "--csv")).stdout, { columns: true })).toMatchObject([
		{ deal: "" },
	]);
});

it("a person's deals are exported to them, and erased with them", async () => {
	await store({ payload });
	const person = ["--email", "ada@example.com"];
	expect(JSON.parse((await run("people", "export", ...person)).stdout)).toMatchObject({
		leads: [{ payload }],
	});
	const stored = async () =>
		JSON.stringify(
			await sql(
				"select query_to_xml(format('select * from %I', table_name), true, false, '')::text as rows from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
			),
		);
	expect(await stored()).toContain("10724.29");
	expect((await run("people", "erase", ...person, "--yes")).code).toBe(0);
	expect(await stored()).not.toContain("10724.29");
});
