import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { addDoNotContact, dealerships, readSettings } from "@nev/api/operations";
import { startMailServer } from "@nev/api/testing/mail-server.js";
import { gulfCarts } from "@nev/api/testing/stored-leads.js";
import { XmlDocument } from "libxml2-wasm";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { type Operator, openOperator } from "../../../test/operator.js";
import { sendTestLead } from "../../leads/send-test-lead.js";

const server = await startMailServer({
	onRcptTo({ address }, _, callback) {
		if (!address.startsWith("full")) return callback();
		callback(Object.assign(new Error("Mailbox full"), { responseCode: 552 }));
	},
});
const mail = {
	SMTP_URL: server.url,
	MAIL_FROM: "leads@nev.example.com",
	MAIL_TO: "sales@nev.example.com",
};
let operator: Operator;
beforeAll(async () => {
	operator = await openOperator(mail);
	const reviewedAt = new Date();
	await operator.orm.insert(dealerships).values([
		{ ...gulfCarts, reviewedAt, leadFormat: "adf" },
		{ ...gulfCarts, reviewedAt, name: "Bay Carts", email: "full@bay.example.com" },
		{ ...gulfCarts, name: "New Carts" },
		{ ...gulfCarts, reviewedAt, name: "Quiet Carts", email: "quiet@carts.example.com" },
	]);
});
afterAll(async () => {
	await operator.close();
	await server.close();
});

it("nev leads test sends a dealer a lead that says it is a test, and prints the server's answer", async () => {
	const { code, stdout } = await operator.run("leads", "test", "1");
	expect({ code, stdout }).toEqual({
		code: 0,
		stdout: expect.stringMatching(
			/^A test lead was sent to Gulf Carts, sales@gulf\.example\.com, as adf\. The mail server answered: 250 .+\n$/,
		),
	});
	const [received] = server.received;
	expect(received?.to).toBe(gulfCarts.email);
	expect(received?.email.subject).toBe("TEST: ADF lead for Gulf Carts: Test vehicle");
	const document = XmlDocument.fromString(received?.email.text?.trim() ?? "");
	onTestFinished(() => document.dispose());
	expect(document.get("//comments")?.content).toMatch(/^This is a test by /);
	expect(await operator.sql("select from leads")).toEqual([]);
});

it("nev leads test says why a mail was refused", async () => {
	expect(await operator.run("leads", "test", "2")).toMatchObject({
		code: 1,
		stderr: expect.stringMatching(
			/^The test lead could not be sent to full@.*: .*552 Mailbox full\n$/,
		),
	});
	expect((await operator.run("leads", "test", "3")).stderr).toMatch(
		/run nev dealerships approve 3/,
	);
	await addDoNotContact(operator.orm, "quiet@carts.example.com");
	expect((await operator.run("leads", "test", "4")).stderr).toMatch(
		/^Dealership 4 is not mailed until you take its email address off the do-not-contact list/,
	);
	await operator.sql("update dealerships set reviewed_at = now(), email = '' where id = 3");
	expect((await operator.run("leads", "test", "3")).stderr).toMatch(/give it an email address/);
	expect((await operator.run("leads", "test", "9")).stderr).toMatch(/^There is no dealership 9\./);
	const unset = await openOperator();
	onTestFinished(unset.close);
	expect((await unset.run("leads", "test", "1")).stderr).toMatch(/^SMTP_URL is not set/);
});

it("nev leads test tries each address of a dealer, and names those that were refused", async () => {
	server.received.length = 0;
	await operator.sql(
		`update dealerships set lead_addresses = '[{"email":"full@gulf.example.com","format":"mail"},{"email":"ann@gulf.example.com","format":"mail"}]' where id = 1`,
	);
	const { code, lines, stderr } = await operator.run("leads", "test", "1");
	await operator.sql("update dealerships set lead_addresses = default where id = 1");
	expect(code).toBe(1);
	expect(lines).toEqual([
		expect.stringContaining("Gulf Carts, sales@gulf.example.com, as adf."),
		expect.stringContaining("Gulf Carts, ann@gulf.example.com, as mail."),
	]);
	expect(stderr).toMatch(/^The test lead could not be sent to full@gulf\.example\.com: /);
	expect(new Set(server.received.map(({ email }) => email.messageId)).size).toBe(2);
});

it("a test lead does not wait for a mail server that says nothing", async () => {
	const silentServer = createServer().listen(0, "127.0.0.1");
	onTestFinished(() => void silentServer.close());
	await once(silentServer, "listening");
	const { port } = silentServer.address() as AddressInfo;
	const settings = readSettings({ ...mail, SMTP_URL: `smtp://127.0.0.1:${port}` });
	expect(await sendTestLead(operator.orm, 1, settings, 200)).toMatchObject({
		kind: "tried",
		mails: [{ isSent: false, answer: expect.stringMatching(/timeout|never received/i) }],
	});
});
