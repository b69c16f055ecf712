import { readSettings } from "@nev/api/operations";
import { countRefusedLeads } from "@nev/api/testing/internals.js";
import { openOwnDatabase } from "@nev/api/testing/own-database.js";
import { silent } from "@nev/api/testing/test-backend.js";
import { expect, it, onTestFinished } from "vitest";
import { readDeskHealth } from "../desk/read-health.js";

it("stores how many leads were refused, once the database is back, for the desk to show", async () => {
	const { orm, sql, close } = await openOwnDatabase();
	onTestFinished(close);
	const shown = async () => (await readDeskHealth(orm, readSettings({}))).refusedLeads;
	const refusals = countRefusedLeads({ orm }, silent);
	onTestFinished(refusals.stop);
	refusals.count();
	refusals.count();
	await sql("alter table refused_leads rename to elsewhere");
	await refusals.store();
	await sql("alter table elsewhere rename to refused_leads");
	expect(await shown()).toBe(0);
	await refusals.store();
	refusals.count();
	await refusals.store();
	await refusals.store();
	expect(await shown()).toBe(3);
	await sql("update refused_leads set day = day - 2");
	expect(await shown()).toBe(0);
});
