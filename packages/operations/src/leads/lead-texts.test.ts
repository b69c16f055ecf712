import { adfMail, type Lead, labelledTexts, leadMail, leadTextNames } from "@nev/api/operations";
import { readLead } from "@nev/api/testing/internals.js";
import { leadStore } from "@nev/api/testing/stored-leads.js";
import { parse } from "csv-parse/sync";
import { afterAll, expect, it } from "vitest";
import { openOperator } from "../../test/operator.js";

const operator = await openOperator();
const { orm, run } = operator;
const store = leadStore(operator);
afterAll(operator.close);

const company = { name: "Nation of Carts", email: "info@example.com", phone: "(555) 555-0100" };

it("of a lead are in its mails, on the command line and in the CSV file", async () => {
	const payload = Object.fromEntries(leadTextNames.map((name) => [name, `the ${name}`]));
	const id = await store({ payload });
	const labelled = labelledTexts((name) => payload[name]);

	const lead = (await readLead(orm, id)) as Lead;
	expect(lead).toMatchObject(payload);
	const envelope = { messageId: "<one@example.com>", to: "a@example.com" };
	const mail = leadMail(lead, envelope, { company: "NEV" });
	for (const [label, text] of labelled) expect(mail.text).toContain(`\n${label}: ${text}\n`);
	expect(mail.text).toMatch(/^ {2}the message\n/);
	const adf = adfMail(lead, { messageId: "<two@example.com>", to: "a@example.com" }, company);
	for (const text of Object.values(payload)) expect(adf.text).toContain(text);

	const { lines } = await run("leads", "show", `${id}`);
	for (const [label, text] of labelled) {
		expect(lines).toContain(`${`${label}:`.padEnd(18)}${text}`);
	}
	expect(lines).toContain("the message");

	const { stdout } = await run("leads", "export", "--csv");
	expect(parse(stdout, { columns: true })).toMatchObject([payload]);
});
