import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../test/mail-server.js";
import { createMailer } from "./mailer.js";

it("says that a program wrote its mails, so that no vacation notice answers them", async () => {
	const server = await startMailServer();
	const mailer = createMailer({ from: "leads@nev.example.com" }, server.url, "NEV");
	onTestFinished(async () => {
		mailer.close();
		await server.close();
	});
	await mailer.send({ messageId: "<1@x>", to: "ada@example.com", subject: "Hi", text: "Hello" });
	expect(server.received[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});
