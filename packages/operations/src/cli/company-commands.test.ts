import { readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { openOperator } from "../../test/operator.js";

const { run, file, path, sql, close } = await openOperator();
afterAll(close);

it("shows and edits what pages state of the company, and takes it back", async () => {
	expect((await run("company", "show")).stdout).toMatch(
		/^officeWeekdays: +8AM-6PM {2}\(not set\)$/m,
	);
	const edited = await run("company", "edit", "--office-weekdays", "9 a.m. to 5:30 p.m.");
	expect(edited.stdout).toBe("officeWeekdays: 8AM-6PM → 9AM-5:30PM\n");
	expect((await run("company", "show")).stdout).toMatch(/^officeWeekdays: +9AM-5:30PM$/m);
	const refused = await run("company", "edit", "--office-weekdays", "9-5");
	expect(refused.code).toBe(1);
	expect(refused.stderr).toMatch(/^Nothing was changed\. officeWeekdays: must be hours/);
	expect((await run("company", "edit")).code).toBe(2);
	const stale = await run("company", "edit", "--staff-headcount", "1", "--expect", "0");
	expect(stale.stderr).toMatch(/Somebody has changed it since/);
	const id = /nev changes undo (\d+)/.exec(edited.stderr)?.[1] ?? "";
	expect((await run("changes", "show", id)).stdout).toContain("officeWeekdays: none → 9AM-5:30PM");
	expect((await run("changes", "undo", id)).code).toBe(0);
	expect((await run("company", "show")).stdout).toMatch(/^officeWeekdays: +8AM-6PM/m);
});

it("an export is read back to the same state", async () => {
	const stored = () => sql("select * from company_facts");
	await run(
		"company",
		"edit",
		"--support-time-zone",
		"Eastern Time",
		"--office-sunday",
		"10AM-1PM",
	);
	const before = await stored();
	expect((await run("export", "all", "lists")).stdout).toContain(path("lists/company.csv"));
	await run("company", "edit", "--support-time-zone", "", "--staff-headcount", "7");
	const dry = await run("import", "company", "lists/company.csv", "--dry-run");
	expect(dry.lines).toEqual([
		"supportTimeZone: EST → Eastern Time",
		"staffHeadcount: 7 → 45",
		"This was a dry run, so nothing was changed.",
	]);
	expect(await stored()).not.toEqual(before);
	expect((await run("import", "company", "lists/company.csv")).code).toBe(0);
	expect(await stored()).toEqual(before);

	// With nothing set, the row of the file is empty.
	await sql("update company_facts set support_time_zone = null, office_sunday = null");
	const untouched = await stored();
	await run("export", "all", "lists", "--force");
	await run("company", "edit", "--staff-headcount", "7");
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
