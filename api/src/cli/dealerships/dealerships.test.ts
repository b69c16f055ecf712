import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";
import { dealerships } from "../../storage/schema.js";

const operator = await openOperator();
const { orm, run, sql } = operator;
afterAll(operator.close);

beforeEach(async () => {
	await sql("truncate dealerships restart identity cascade");
	const common = {
		address: "1 Main Street",
		zipCode: "34102",
		phone: "(239) 555-0142",
		email: "info@example.com",
	};
	const naples = { ...common, city: "Naples", state: "Florida" } as const;
	await orm.insert(dealerships).values([
		{ ...naples, name: "Gulf Carts", visibility: "pending" },
		{ ...naples, name: "Fifth Avenue Carts" },
		{ ...common, name: "Peach Carts", city: "Macon", state: "Georgia", reviewedAt: new Date() },
	]);
});

const stateOf = async (id: number) =>
	(
		await sql(
			"select visibility, reviewed_at is not null as reviewed, lead_format from dealerships where id = $1",
			[id],
		)
	)[0];

describe("nev dealerships list", () => {
	const namesOf = async (...options: string[]) => {
		const { stdout } = await run("dealerships", "list", "--json", ...options);
		return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
	};

	it("shows all, by state, city and name", async () => {
		expect(await namesOf()).toEqual(["Fifth Avenue Carts", "Gulf Carts", "Peach Carts"]);
		const { lines } = await run("dealerships", "list");
		expect(lines[0]).toMatch(/^ID\tNAME\tADDRESS\tCITY\tSTATE\tZIP\tPHONE\tEMAIL\tSEEN\tREVIEWED/);
		expect(lines[2]).toMatch(/^1\tGulf Carts\t.*\tpending\tno\tmail\t/);
	});

	it("filters pending ones, unreviewed ones and those of a state", async () => {
		expect(await namesOf("--pending")).toEqual(["Gulf Carts"]);
		expect(await namesOf("--unreviewed")).toEqual(["Fifth Avenue Carts"]);
		expect(await namesOf("--state", "ga")).toEqual(["Peach Carts"]);
		expect(await namesOf("--state", "Florida", "--pending")).toEqual(["Gulf Carts"]);
		expect((await run("dealerships", "list", "--state", "AE")).code).toBe(2);
	});

	it("reports if there are more", async () => {
		expect((await run("dealerships", "list", "--limit", "2")).stderr).toBe(
			"These are the first of 3 dealerships. To see all, add --limit 3.\n",
		);
		expect((await run("dealerships", "list", "--state", "Ohio")).stderr).toBe(
			"No dealership matches.\n",
		);
	});
});

describe("nev dealerships approve", () => {
	it("makes them visible and marks them as reviewed, even visible ones", async () => {
		const { code, lines } = await run("dealerships", "approve", "1", "2", "3");
		expect(code).toBe(0);
		expect(lines).toEqual([
			"1: Gulf Carts (Naples, Florida) is approved: it is visible, and gets its leads by mail",
			"2: Fifth Avenue Carts (Naples, Florida) is approved: it is visible, and gets its leads by mail",
			"3: Peach Carts (Macon, Georgia) was approved already",
		]);
		for (const id of [1, 2, 3]) {
			expect(await stateOf(id)).toMatchObject({ visibility: "visible", reviewed: true });
		}
	});

	it("approves the others if one does not exist", async () => {
		const { code, lines } = await run("dealerships", "approve", "99", "1");
		expect(code).toBe(1);
		expect(lines[0]).toBe("99: there is no such dealership");
		expect(await stateOf(1)).toMatchObject({ visibility: "visible" });
	});

	it("requires ids", async () => {
		expect((await run("dealerships", "approve")).code).toBe(2);
		expect((await run("dealerships", "approve", "Gulf")).code).toBe(2);
	});
});

describe("nev dealerships reject and hide", () => {
	it("make them invisible", async () => {
		expect((await run("dealerships", "reject", "1")).lines).toEqual([
			"1: Gulf Carts (Naples, Florida) is rejected: it is not visible",
		]);
		expect(await stateOf(1)).toMatchObject({ visibility: "rejected", reviewed: false });
		expect((await run("dealerships", "hide", "2", "3")).code).toBe(0);
		expect(await stateOf(3)).toMatchObject({ visibility: "hidden" });
		expect((await run("dealerships", "hide", "2")).lines[0]).toMatch(/ was hidden already$/);
		await run("dealerships", "approve", "3");
		expect(await stateOf(3)).toMatchObject({ visibility: "visible", reviewed: true });
	});
});

describe("nev dealerships format", () => {
	it("sets how a dealership gets its leads", async () => {
		expect((await run("dealerships", "format", "3", "adf")).lines).toEqual([
			"3: Peach Carts (Macon, Georgia) gets its leads as ADF for its dealer system",
		]);
		expect(await stateOf(3)).toMatchObject({ lead_format: "adf" });
		await run("dealerships", "format", "3", "mail");
		expect(await stateOf(3)).toMatchObject({ lead_format: "mail" });
		expect((await run("dealerships", "format", "3", "fax")).code).toBe(2);
	});
});
