import { addDoNotContact, dealerships } from "@nev/api/operations";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";

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
			"select visibility, reviewed_at is not null as reviewed from dealerships where id = $1",
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
		expect(lines[0]).toMatch(
			/^ID\tNAME\tADDRESS\tCITY\tSTATE\tZIP\tPHONE\tEMAIL\tSTATUS\tAPPROVED/,
		);
		expect(lines[2]).toMatch(/^1\tGulf Carts\t.*\tpending\tno\tmail\t/);
	});

	it("says which are paused, of those that visitors would see", async () => {
		await sql("update dealerships set paused_until = '2036-12-24'");
		const { stdout } = await run("dealerships", "list");
		expect(stdout).toMatch(/\tpaused until 2036-12-24\tno\t/);
		expect(stdout).toMatch(/^1\tGulf Carts\t.*\tpending\tno\t/m);
		await sql("update dealerships set paused_until = null");
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

describe("nev dealerships hide", () => {
	it("makes them invisible until they are approved again", async () => {
		expect((await run("dealerships", "hide", "2", "3")).code).toBe(0);
		expect(await stateOf(3)).toMatchObject({ visibility: "hidden" });
		expect((await run("dealerships", "hide", "2")).lines[0]).toMatch(/ was hidden already$/);
		await run("dealerships", "approve", "3");
		expect(await stateOf(3)).toMatchObject({ visibility: "visible", reviewed: true });
	});
});

describe("nev dealerships edit", () => {
	const rowOf = async (id: number) =>
		(await sql("select * from dealerships where id = $1", [id]))[0];

	it("changes the given fields, and prints each from its old to its new value", async () => {
		const { code, stdout, stderr } = await run(
			...["dealerships", "edit", "1", "--phone", "(239) 555-0100", "--email", "new@example.com"],
			...["--name", "Gulf   Carts & Co", "--address", "2 Main Street", "--city", "Naples"],
			...["--move", "26.14,-81.79"],
		);
		expect({ code, lines: stdout.split("\n") }).toEqual({
			code: 0,
			lines: [
				"name: Gulf Carts → Gulf Carts & Co",
				"address: 1 Main Street → 2 Main Street",
				"phone: (239) 555-0142 → (239) 555-0100",
				"email: info@example.com → new@example.com",
				"latitude: none → 26.14",
				"longitude: none → -81.79",
				"",
			],
		});
		expect(stderr).toMatch(/^To take it back, undo change \d+ under Changes on the desk\.\n$/);
		expect(await rowOf(1)).toMatchObject({
			name: "Gulf Carts & Co",
			zip_code: "34102",
			latitude: 26.14,
			longitude: -81.79,
		});
		expect((await run("dealerships", "edit", "1", "--city", "Naples")).stdout).toBe(
			"1: Gulf Carts & Co has these values already\n",
		);
		const located = await run("dealerships", "edit", "1", "--move", "none");
		expect(located.lines).toEqual(["latitude: 26.14 → none", "longitude: -81.79 → none"]);
	});

	it("gives a dealer further addresses for leads, none of them twice or on the do-not-contact list", async () => {
		const edit = (addresses: string) =>
			run("dealerships", "edit", "1", "--lead-addresses", addresses);
		expect((await edit("Ann@x.example; crm@x.example (adf)")).lines).toEqual([
			"leadAddresses: none → Ann@x.example; crm@x.example (ADF)",
		]);
		expect((await run("dealerships", "show", "1")).stdout).toContain(
			"leadAddresses:  Ann@x.example; crm@x.example (ADF)\n",
		);
		const [{ email } = {}] = await sql("select email from dealerships where id = 1");
		await addDoNotContact(orm, "no@x.example");
		for (const [refused, why] of [
			[`${email}`.toUpperCase(), "is its email for leads already"],
			["no@x.example", "no@x.example is on the do-not-contact list"],
			["ann", '"ann" is not an email address'],
		] as const) {
			expect((await edit(refused)).stderr).toContain(why);
		}
		// One that came onto the list since keeps nobody from adding another.
		await addDoNotContact(orm, "ann@x.example");
		expect((await edit("ann@x.example; eve@x.example")).code).toBe(0);
		expect((await edit("")).lines).toEqual(["leadAddresses: ann@x.example; eve@x.example → none"]);
	});

	it("warns where ZIP code, state and place disagree", async () => {
		const { code, stderr } = await run(
			...["dealerships", "edit", "1", "--state", "GA", "--zip", "30301", "--move", "26.14,-81.79"],
		);
		expect(code).toBe(0);
		expect(stderr).toMatch(/Please check: the coordinates .* miles from the ZIP code\.\n$/);
		expect(await rowOf(1)).toMatchObject({ state: "Georgia", zip_code: "30301" });
	});

	it("refuses what the signup form refuses, and changes nothing", async () => {
		const before = await rowOf(1);
		const edit = (...options: string[]) => run("dealerships", "edit", "1", ...options);
		expect(await edit("--phone", "123", "--email", "none", "--city", "Miami")).toMatchObject({
			code: 1,
			stderr:
				"Nothing was changed. phone: Phone number must be at least 10 digits. email: Valid email address is required.\n",
		});
		for (const options of [["--move", "26.14"], ["--move", "26.14,81.79"], []]) {
			expect((await edit(...options)).code).toBe(2);
		}
		expect((await edit("--name", "fifth avenue carts")).stderr).toMatch(
			/^Nothing was changed\. Another dealership has this name/,
		);
		await addDoNotContact(orm, "ada@example.com");
		expect((await edit("--email", "Ada@example.com")).stderr).toContain("do-not-contact list");
		expect(await rowOf(1)).toEqual(before);
		expect((await run("dealerships", "edit", "99", "--city", "Miami")).stderr).toBe(
			"There is no dealership 99. To see all dealerships, run nev dealerships list.\n",
		);
		expect((await edit("--city", "Tampa", "--expect", "0")).stderr).toMatch(
			/Somebody has changed it/,
		);
	});
});

describe("nev dealerships show", () => {
	it("shows one in full", async () => {
		const { lines } = await run("dealerships", "show", "3");
		expect(lines).toContain("name:           Peach Carts");
		expect(lines).toContain("latitude:       none");
		expect((await run("dealerships", "show", "99")).code).toBe(1);
	});
});
