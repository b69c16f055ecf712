import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../test/mail-server.js";
import { readSettings } from "../settings/settings.js";
import { createMailer } from "./mailer.js";

it("says that a program wrote its mails, so that no vacation notice answers them", async () => {
	const server = await startMailServer();
	const mailer = createMailer({ from: "leads@nev.example.com" }, server.url, () => "NEV");
	onTestFinished(async () => {
		mailer.close();
		await server.close();
	});
	await mailer.send({ messageId: "<1@x>", to: "ada@example.com", subject: "Hi", text: "Hello" });
	expect(server.received[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

it("greets a mail server that refuses names without a domain by the host of the site", async () => {
	const server = await startMailServer({
		onMailFrom: (_, { hostNameAppearsAs }, callback) =>
			/^[a-z].*\..*[a-z]$/.test(hostNameAppearsAs)
				? callback()
				: callback(
						Object.assign(new Error("need fully-qualified hostname"), { responseCode: 504 }),
					),
	});
	const { mail } = readSettings({ PUBLIC_URL: "https://nev.example.com" });
	const mailer = createMailer(mail, server.url, () => "NEV");
	onTestFinished(async () => {
		mailer.close();
		await server.close();
	});
	await mailer.send({ messageId: "<1@x>", to: "ada@example.com", subject: "Hi", text: "Hello" });
	expect(server.received).toHaveLength(1);
});

it("sends a password over an encrypted connection only, unless the URL allows another one", async () => {
	const passwords: unknown[] = [];
	const server = await startMailServer({
		disabledCommands: ["STARTTLS"],
		allowInsecureAuth: true,
		onAuth({ password }, _, callback) {
			passwords.push(password);
			callback(null, { user: "ada" });
		},
	});
	onTestFinished(server.close);
	const url = server.url.replace("//", "//ada:secret@");
	const send = async (smtpUrl: string) => {
		const mailer = createMailer({ from: "leads@nev.example.com" }, smtpUrl, () => "NEV");
		onTestFinished(mailer.close);
		await mailer.send({ messageId: "<1@x>", to: "ada@example.com", subject: "Hi", text: "Hello" });
	};
	await expect(send(url)).rejects.toMatchObject({ code: "ETLS" });
	expect(passwords).toEqual([]);
	await send(`${url}?requireTLS=false`);
	await send(server.url);
	expect(passwords).toEqual(["secret"]);
	expect(server.received).toHaveLength(2);
});
