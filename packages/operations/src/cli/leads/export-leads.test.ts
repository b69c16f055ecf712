import { readFileSync, statSync } from "node:fs";
import { leadStore } from "@nev/api/testing/stored-leads.js";
import { parse } from "csv-parse/sync";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { run, sql } = operator;
const store = leadStore(operator);
afterAll(operator.close);

beforeEach(async () => {
	await sql("truncate leads, mails, dealerships restart identity cascade");
});

describe("nev leads export", () => {
	const formulas = ["=1+1", "+1 239 555 0142", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "\uff1d1"];

	it("marks text that a spreadsheet would run as a formula", async () => {
		for (const name of formulas) await store({ name, email: "=cmd|' /C calc'!A0" }, {});
		const { stdout } = await run("leads", "export", "--csv");
		const rows: Record<string, string>[] = parse(stdout, { columns: true });
		expect(rows.map(({ name }) => name)).toEqual(formulas.map((name) => `'${name}`));
		expect(rows[0]).toMatchObject({
			email: "'=cmd|' /C calc'!A0",
			phone: "'+1 239 555 0142",
			vehiclePrice: "$8,995",
			delivery: "company waiting",
		});
		for (const cell of rows.flatMap((row) => Object.values(row))) {
			expect(cell).not.toMatch(/^[=+\-@\t\r]/);
		}
	});

	it("has columns whose order does not change", async () => {
		const { lines } = await run("leads", "export", "--csv");
		const known = [
			...["id", "uuid", "createdAt", "kind", "name", "email", "phone", "about"],
			...["vehicleName", "vehiclePrice", "subject", "message"],
			...["address", "city", "state", "zipCode", "membershipId"],
			...["dealershipId", "dealership", "page"],
			...["consentText", "consentGivenAt", "consentVersion", "suspicion"],
			...["discardedAt", "discardReason", "delivery", "notes", "stage", "problem"],
		];
		const columns = lines[0]?.trim().split(",") ?? [];
		expect(columns.filter((name) => known.includes(name))).toEqual(known);
	});

	it("tells the subject of a message in words, and as it was sent", async () => {
		await store({ kind: "contact", payload: { subject: "dealer" } });
		const { stdout } = await run("leads", "export", "--csv");
		expect(parse(stdout, { columns: true })).toMatchObject([
			{ about: "Becoming a dealer", subject: "dealer" },
		]);
	});

	it("preserves quotes, commas and line breaks", async () => {
		const message = 'He said "yes", then:\nno; maybe';
		await store({ payload: { message } });
		const { stdout } = await run("leads", "export", "--csv");
		expect(parse(stdout, { columns: true })).toMatchObject([{ message }]);
	});

	it("writes a complete file that only its owner may read, and replaces none without --force", async () => {
		await store({ name: "José" }, {});
		const file = operator.path("leads.csv");
		const first = await run("leads", "export", "leads.csv");
		expect(first).toMatchObject({ code: 0, stdout: "", stderr: `1 lead written to ${file}.\n` });
		expect(readFileSync(file, "utf8")).toMatch(/^\ufeffid,uuid,createdAt,.*\r\n1,.*José/);
		expect(statSync(file).mode & 0o777).toBe(0o600);

		const again = await run("leads", "export", "--csv", "leads.csv");
		expect(again.code).toBe(1);
		expect(again.stderr).toBe(
			`${file} exists already. Name another file, or replace it with --force.\n`,
		);
		expect((await run("leads", "export", "--force", "leads.csv")).code).toBe(0);
		const nowhere = await run("leads", "export", "no/where.csv");
		expect(nowhere.code).toBe(1);
		expect(nowhere.stderr).toMatch(/no\/where\.csv cannot be written: .*\. Name another file\.$/m);
	});

	it("writes all leads as JSON, oldest first, even more than are read at once", async () => {
		await sql(
			"insert into leads (kind, name, email, phone, payload) select 'contact', 'n' || i, 'e', 'p', '{}' from generate_series(1, 2500) i",
		);
		const { stdout } = await run("leads", "export", "--json");
		const all = JSON.parse(stdout) as { id: number; deliveries: unknown[] }[];
		expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 2500 }, (_, index) => index + 1));
		await sql("truncate leads cascade");
		expect(JSON.parse((await run("leads", "export", "--json")).stdout)).toEqual([]);
	});

	it("requires a format", async () => {
		for (const wrong of [[], ["--csv", "--json"], ["leads.txt"]]) {
			expect((await run("leads", "export", ...wrong)).code).toBe(2);
		}
	});
});
