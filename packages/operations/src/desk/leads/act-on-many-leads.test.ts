import { dealerships } from "@nev/api/operations";
import { gulfCarts } from "@nev/api/testing/stored-leads.js";
import { afterAll, expect, it } from "vitest";
import { openDesk } from "../../../test/desk-requests.js";
import { openOperator } from "../../../test/operator.js";

const operator = await openOperator();
const { orm, sql } = operator;
afterAll(operator.close);
const { post, allMatching } = openDesk(orm);

it("hands over more leads than one statement has parameters for their mails", async () => {
	const n = 7000;
	const reviewedAt = new Date();
	await orm.insert(dealerships).values([
		{ ...gulfCarts, reviewedAt },
		{ ...gulfCarts, reviewedAt, name: "Bay Carts", email: "sales@bay.example.com" },
	]);
	await sql(
		`insert into leads (kind, name, email, phone, payload, dealership_id)
		select 'contact', 'Ada', 'ada@example.com', '', '{}', 1 from generate_series(1, $1)`,
		[n],
	);
	await sql(
		`insert into mails (lead_id, recipient, dealership_id, state)
		select id, 'dealer', 1, 'sent' from leads`,
	);
	const target = await allMatching("leads", { kind: "contact" });
	const { body } = await post("/leads/actions/preview", {
		...{ action: "handOver", target, to: 2, tellsFormer: true },
	});
	expect(body).toMatchObject({ changed: n, mailCount: 2 * n });
});
