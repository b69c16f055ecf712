import { leadStore } from "@nev/api/testing/stored-leads.js";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { run, sql } = operator;
const store = leadStore(operator);
afterAll(operator.close);

beforeEach(() => sql("truncate leads, mails, do_not_contact restart identity cascade"));

it("nev leads retry prints what became of the mails of each lead", async () => {
	await store({}, { state: "dead", lastError: "timeout" }, { recipient: "dealer", state: "sent" });
	await store({}, { state: "held" });
	expect(await run("leads", "retry", "1")).toMatchObject({
		code: 0,
		lines: ["1: 1 mail is due now; company waiting; dealer sent"],
	});
	expect(await run("leads", "retry", "1", "2", "99")).toMatchObject({
		code: 1,
		lines: [
			"1: 1 mail is due now; company waiting; dealer sent",
			"2: 0 mails are due now; company held",
			"99: there is no such lead",
		],
	});
	expect(await sql("select actor, action from changes limit 1")).toEqual([
		{ actor: "ada (nev)", action: "leads retry" },
	]);
});

it("nev leads retry prints how many failed or waiting mails are due, and held back", async () => {
	await store({}, { state: "dead" });
	await store({ email: "grace@example.com" }, { state: "dead" }, { attempts: 3 });
	await sql(
		"insert into do_not_contact (email_hash) values ((do_not_contact_hashes('grace@example.com'))[1])",
	);
	expect((await run("leads", "retry", "--failed")).lines).toEqual([
		"1 mail is due now.",
		"1 mail is held back: see nev leads list --problem held.",
	]);
	expect((await run("leads", "retry", "--failed")).lines).toEqual(["No mail has failed for good."]);
	await sql("truncate leads cascade");
	expect((await run("leads", "retry", "--waiting")).lines).toEqual(["No mail waits."]);
});

it("nev leads retry requires either ids, --failed or --waiting", async () => {
	for (const wrong of [[], ["1", "--failed"], ["--failed", "--waiting"]]) {
		expect((await run("leads", "retry", ...wrong)).code).toBe(2);
	}
});
