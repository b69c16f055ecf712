import { corrections, dealerships } from "@nev/api/operations";
import { gulfCarts } from "@nev/api/testing/stored-leads.js";
import { afterAll, expect, it } from "vitest";
import { openOperator } from "../../test/operator.js";

const { orm, sql, run, close } = await openOperator();
afterAll(close);

it("erases a correction with the person whose address it names, and the links with the dealer", async () => {
	await orm.insert(dealerships).values(gulfCarts);
	const values = { email: "new@gulf.example.com" };
	await orm.insert(corrections).values({ dealershipId: 1, email: gulfCarts.email, values });
	await sql(
		`insert into correction_links (dealership_id, email, token_hash, expires_at)
		values (1, $1, 'token', now())`,
		[gulfCarts.email],
	);
	const erase = (email: string) => run("people", "erase", "--email", email, "--yes");
	expect((await erase("NEW@gulf.example.com")).code).toBe(0);
	expect(await sql("select id from corrections")).toEqual([]);
	expect(await sql("select id from correction_links")).toHaveLength(1);
	expect((await erase(gulfCarts.email)).code).toBe(0);
	expect(await sql("select id from correction_links")).toEqual([]);
});
