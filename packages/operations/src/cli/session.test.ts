import { foreignSettings } from "@nev/api/testing/connections.js";
import { inquiry, post } from "@nev/api/testing/leads.js";
import { startMailServer } from "@nev/api/testing/mail-server.js";
import { openTestBackend } from "@nev/api/testing/test-backend.js";
import { createTestDatabase } from "@nev/api/testing/test-database.js";
import { createTestRole } from "@nev/api/testing/test-role.js";
import { expect, it, onTestFinished } from "vitest";
import { runCommand } from "../../test/run-command.js";

it("a role's settings change nothing: its lead is stored, listed and mailed", async () => {
	const database = await createTestDatabase("nothing");
	const role = await createTestRole(database);
	await role.alter(...foreignSettings.map((setting) => `set ${setting}`));
	const mailServer = await startMailServer();
	const environment = {
		DATABASE_URL: role.url,
		SMTP_URL: mailServer.url,
		MAIL_TO: "sales@nev.example.com",
	};
	const backend = await openTestBackend(environment);
	onTestFinished(async () => {
		await backend.close();
		await mailServer.close();
		await database.drop();
		await role.drop();
	});
	const name = "Zoë Łukasz";
	expect((await post(backend, "/api/vehicle-inquiry", inquiry({ name }))).status).toBe(201);
	await expect.poll(() => mailServer.received).toHaveLength(1);
	expect(mailServer.received[0]?.email.text).toContain(name);
	const { stdout, code } = await runCommand(["leads", "list"], {
		environment,
		signal: new AbortController().signal,
		resolvePath: (path) => path,
	});
	expect(code).toBe(0);
	expect(stdout).toContain(name);
	expect(stdout).toContain(new Date().getUTCFullYear().toString());
});
