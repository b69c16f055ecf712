import { afterAll, expect, it } from "vitest";
import { openOperator } from "../../test/operator.js";

const { run, file, close } = await openOperator();
afterAll(close);

it("lists, shows and edits vehicles", async () => {
	const list = [
		"name,price,category,series,model,description,range,imageUrl",
		"Scout 4,9995,4-seater,Scout,4,Four seats,60 miles,/a.svg",
	].join("\n");
	file("vehicles.csv", list);
	await run("import", "vehicles", "vehicles.csv");
	const listed = JSON.parse((await run("vehicles", "list", "--json")).stdout);
	expect(listed).toMatchObject([{ name: "Scout 4", price: 9995 }]);
	const id = String(listed[0].id);
	const edited = await run("vehicles", "edit", id, "--price", "$8,995", "--is-available", "no");
	expect(edited.stdout).toBe("price: 9995 → 8995\nisAvailable: yes → no\n");
	expect((await run("vehicles", "show", id)).stdout).toMatch(/^price: +8995$/m);
	const refused = await run("vehicles", "edit", id, "--price", "free");
	expect(refused).toMatchObject({ code: 1 });
	expect(refused.stderr).toMatch(/^Nothing was changed\. price: must be a price/);
	expect((await run("vehicles", "edit", "99", "--price", "1")).stderr).toMatch(/no vehicle 99/);
	expect((await run("vehicles", "edit", id)).code).toBe(2);
	const stale = await run("vehicles", "edit", id, "--price", "1", "--expect", "0");
	expect(stale.stderr).toMatch(/Somebody has changed it since/);
});
