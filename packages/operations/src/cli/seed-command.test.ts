import { afterAll, expect, it } from "vitest";
import { openOperator } from "../../test/operator.js";

const operator = await openOperator();
const { run, sql } = operator;
afterAll(operator.close);

const count = async () => (await sql("select count(*)::int as count from dealerships"))[0]?.count;

it("nev seed does not add invented dealers to the database of DATABASE_URL without --yes", async () => {
	const refused = await run("seed", "--dealers", "10");
	expect(refused.code).toBe(1);
	expect(refused.stderr).toMatch(/^DATABASE_URL is set, .* Add --yes if you want that\.\n$/);
	expect(await count()).toBe(0);
});

it("nev seed adds the given number of dealers each time, and says that they are invented", async () => {
	const { code, lines } = await run("seed", "--dealers", "2500", "--yes");
	expect(code).toBe(0);
	expect(lines).toEqual([
		"2,500 dealers added. They are invented: their phone numbers and email addresses reach nobody.",
	]);
	await run("seed", "--dealers", "2500", "--yes");
	expect(await count()).toBe(5000);
	expect(
		await sql(
			"select count(*)::int as count from dealerships where email not like '%example.com' or reviewed_at is not null",
		),
	).toEqual([{ count: 0 }]);
});

it("nev seed requires a number", async () => {
	for (const wrong of [[], ["--dealers", "0"], ["--dealers", "many"], ["--dealers", "400001"]]) {
		expect((await run("seed", ...wrong)).code).toBe(2);
	}
});
