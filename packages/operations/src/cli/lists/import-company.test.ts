import { readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";

const { run, file, path, sql, close } = await openOperator();
afterAll(close);

it("an export is read back to the same state", async () => {
	const stored = () => sql("select * from company_facts");
	await sql(
		"update company_facts set phone = '(239) 555-0142', mailboxes = 'sales=shop@example.com, privacy=law@example.com', support_time_zone = 'Eastern Time', office_sunday = '10AM-1PM'",
	);
	const before = await stored();
	expect((await run("export", "all", "lists")).stdout).toContain(path("lists/company.csv"));
	await sql("update company_facts set support_time_zone = null, staff_headcount = '7'");
	const dry = await run("import", "company", "lists/company.csv", "--dry-run");
	expect(dry.lines).toEqual([
		"supportTimeZone: none → Eastern Time",
		"staffHeadcount: 7 → none",
		"This was a dry run, so nothing was changed.",
	]);
	expect(await stored()).not.toEqual(before);
	expect((await run("import", "company", "lists/company.csv")).code).toBe(0);
	expect(await stored()).toEqual(before);

	// With nothing set, the row of the file is empty.
	await sql(
		"update company_facts set phone = null, mailboxes = null, support_time_zone = null, office_sunday = null",
	);
	const untouched = await stored();
	await run("export", "all", "lists", "--force");
	await sql("update company_facts set staff_headcount = '7'");
	expect((await run("import", "company", "lists/company.csv")).code).toBe(0);
	expect(await stored()).toEqual(untouched);
	expect(readFileSync(path("lists/company.csv"), "utf8")).toContain("officeWeekdays,");
});

it("a file that is not of a company changes nothing", async () => {
	file("motto.csv", "officeSunday,motto\nclosed,fast\n");
	expect((await run("import", "company", "motto.csv")).stderr).toMatch(/not known: motto/);
	file("two.csv", "officeSunday\nclosed\n1PM-2PM\n");
	expect((await run("import", "company", "two.csv")).stderr).toMatch(/more than one row/);
	file("wrong.csv", "office sunday,staffHeadcount\nsometimes,8\n");
	expect((await run("import", "company", "wrong.csv")).stderr).toMatch(/officeSunday: must be/);
	expect(await sql("select staff_headcount from company_facts")).toEqual([
		{ staff_headcount: null },
	]);
});
