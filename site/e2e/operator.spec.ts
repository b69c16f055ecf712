import { expect, test } from "./monitored-page.js";
import { runNev } from "./operator.js";
import { leadsData } from "./origins.js";

test("settings of the developer's shell do not reach programs under test", async () => {
	const { DATABASE_URL } = process.env;
	process.env.DATABASE_URL = "postgres://nev@localhost:1/nev";
	try {
		expect(JSON.parse(await runNev(leadsData, "leads", "list", "--json"))).toBeInstanceOf(Array);
	} finally {
		if (DATABASE_URL === undefined) delete process.env.DATABASE_URL;
		else process.env.DATABASE_URL = DATABASE_URL;
	}
});
