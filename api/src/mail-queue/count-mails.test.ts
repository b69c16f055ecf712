import { afterAll, expect, it } from "vitest";
import { openOwnDatabase } from "../../test/own-database.js";
import { leadStore } from "../../test/stored-leads.js";
import { countMails } from "./count-mails.js";

const own = await openOwnDatabase();
const store = leadStore(own);
afterAll(own.close);

it("counts posts that wait for a webhook where there is one", async () => {
	const post = { kind: "webhook", recipient: "webhook" } as const;
	await store({}, {}, post, { ...post, state: "dead" });
	await store({ stage: "closed" }, { ...post, state: "dead" });
	const count = async (hasWebhook: boolean) =>
		(await countMails(own.orm, { hasWebhook })).map(({ kind, state }) => `${kind} ${state}`).sort();
	expect(await count(true)).toEqual(["lead waiting", "webhook dead", "webhook waiting"]);
	expect(await count(false)).toEqual(["lead waiting"]);
});
