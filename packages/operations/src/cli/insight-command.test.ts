import { readFileSync } from "node:fs";
import { leadStore } from "@nev/api/testing/stored-leads.js";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { openOperator } from "../../test/operator.js";

const operator = await openOperator();
const { run, sql, path } = operator;
afterAll(operator.close);
await leadStore(operator)({ payload: { page: "https://shop.example.com/carts?name=Ada" } });
await sql("insert into search_sums values ((now() at time zone 'UTC')::date, 'Ohio', '432', 9, 4)");

it("prints the sums of a period", async () => {
	const { code, stdout } = await run("insight", "--days", "2");
	expect(code).toBe(0);
	expect(stdout).toContain("DAY\tLEADS\n");
	expect(stdout).toContain("The company\t1\n");
	expect(stdout).toContain("shop.example.com/carts\t1\n");
	expect(stdout).toContain("432xx\tOhio\t9\t4\n");
	const { stdout: json } = await run("insight", "--json");
	expect(JSON.parse(json)).toMatchObject({ isOn: true, searches: [{ zip3: "432" }] });
});

it("writes each table to a file, and replaces none without being told to", async () => {
	expect((await run("insight", "--csv", "sums")).code).toBe(0);
	expect(readFileSync(path("sums/leads-by-page.csv"), "utf8")).toBe(
		"\ufeffPAGE,LEADS\r\nshop.example.com/carts,1\r\n",
	);
	expect(readFileSync(path("sums/leads-by-day.csv"), "utf8").split("\r\n")).toHaveLength(32);
	expect(await run("insight", "--csv", "sums")).toMatchObject({
		code: 1,
		stderr: expect.stringContaining("exists already"),
	});
	expect((await run("insight", "--csv", "sums", "--force")).code).toBe(0);
});

it("takes no folder for JSON, which it prints", async () => {
	expect(await run("insight", "--csv", "both", "--json")).toMatchObject({ code: 2, stdout: "" });
});

it("says that insight is off", async () => {
	const off = await openOperator({ INSIGHT: "false" });
	onTestFinished(off.close);
	expect(await off.run("insight")).toMatchObject({
		code: 0,
		stdout: "",
		stderr: "Insight is off (INSIGHT=false).\n",
	});
	expect((await off.run("insight", "--days", "0")).code).toBe(2);
});
