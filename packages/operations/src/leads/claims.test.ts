import { claimDue, createOrm, recordOutcome } from "@nev/api/testing/internals.js";
import { leadStore } from "@nev/api/testing/stored-leads.js";
import pg from "pg";
import { afterAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { leadActions } from "../../test/lead-actions.js";
import { openOperator } from "../../test/operator.js";

const operator = await openOperator();
const { orm, sql, connection } = operator;
const store = leadStore(operator);
afterAll(operator.close);

beforeEach(async () => {
	await sql("truncate leads, mails restart identity cascade");
});

it("claims no more mails than the limit, however PostgreSQL plans it", async () => {
	for (let mails = 0; mails < 9; mails++) await store({}, {});
	const others = ["hashjoin", "mergejoin", "hashagg", "sort", "material", "memoize"];
	const pool = new pg.Pool({
		...connection,
		options: others.map((name) => `-c enable_${name}=off`).join(" "),
	});
	onTestFinished(() => pool.end());
	expect(await claimDue(createOrm(pool), 3)).toHaveLength(3);
});

it("an operator's retry leaves the outcome of an expired claim to that claim", async () => {
	const id = await store({}, {});
	const [late] = await claimDue(orm, 1);
	await sql("update mails set claimed_until = now() - interval '1 second'");
	await leadActions(orm).retry(id);
	const [current] = await claimDue(orm, 1);
	if (!late || !current) throw new Error("The mail was not claimed.");

	await recordOutcome(orm, late, { kind: "dead", error: "late" });
	expect(await sql("select state, last_error from mails")).toEqual([
		{ state: "waiting", last_error: null },
	]);
	await recordOutcome(orm, current, { kind: "sent" });
	expect(await sql("select state, attempts from mails")).toEqual([{ state: "sent", attempts: 1 }]);
});

it("a mail whose claim has expired without an outcome may have arrived", async () => {
	await store({}, {});
	expect(await claimDue(orm, 1)).toMatchObject([{ mayHaveArrived: false }]);
	await sql("update mails set claimed_until = now() - interval '1 second'");
	const [second] = await claimDue(orm, 1);
	expect(second).toMatchObject({ mayHaveArrived: true });
	if (second) await recordOutcome(orm, second, { kind: "dead", error: "550" });
	await leadActions(orm).retry(1);
	expect(await claimDue(orm, 1)).toMatchObject([{ mayHaveArrived: true }]);
});
