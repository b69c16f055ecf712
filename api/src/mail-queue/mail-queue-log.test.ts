import { Writable } from "node:stream";
import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../test/mail-server.js";
import { openOwnDatabase } from "../../test/own-database.js";
import { leadStore } from "../../test/stored-leads.js";
import { createLog } from "../log.js";
import { createMailer } from "../mail/mailer.js";
import { runMailQueue } from "./mail-queue.js";

it("the log says which mail was refused and with which code, and no address", async () => {
	const database = await openOwnDatabase();
	onTestFinished(database.close);
	const server = await startMailServer({
		onRcptTo({ address }, _, callback) {
			callback(Object.assign(new Error(`<${address}>: No such user`), { responseCode: 550 }));
		},
	});
	onTestFinished(server.close);
	let logged = "";
	const sink = new Writable({
		write(chunk, _, done) {
			logged += String(chunk);
			done();
		},
	});
	await leadStore(database)({}, {});
	const mailer = createMailer({ from: "leads@nev.example.com" }, server.url, () => "NEV");
	onTestFinished(mailer.close);
	const queue = runMailQueue({
		...{ database, mailer, companyEmail: "" },
		write: async () => ({ messageId: "<1@x>", to: "ada@example.com", subject: "", text: "Hello" }),
		log: createLog("info", sink),
	});
	onTestFinished(queue.stop);
	const mails = () => database.sql("select state, last_error from mails");
	await expect
		.poll(mails)
		.toEqual([{ state: "dead", last_error: expect.stringContaining("<ada@example.com>") }]);
	expect(logged).toMatch(/"leadId":1,.*"code":"EENVELOPE","responseCode":550/);
	expect(logged).not.toContain("example.com");
});
