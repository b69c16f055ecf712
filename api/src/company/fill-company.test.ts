import { pino } from "pino";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { contactMessage } from "../../test/leads.js";
import { startMailServer } from "../../test/mail-server.js";
import { openOwnDatabase } from "../../test/own-database.js";
import { openTestBackend, silent } from "../../test/test-backend.js";
import { readSettings } from "../settings/settings.js";
import { openDatabase } from "../storage/database.js";
import { companyOf } from "./company.js";
import { fillCompany } from "./fill-company.js";
import { readContact } from "./stored-company.js";

const { orm, connection, sql, close } = await openOwnDatabase();
afterAll(close);

/** Starts with these variables, and returns what is logged. */
async function start(environment: Record<string, string>, database = orm): Promise<string[]> {
	const said: string[] = [];
	const log = pino({}, { write: (line) => said.push(JSON.parse(line).msg) });
	await fillCompany(database, readSettings(environment), log);
	return said;
}

it("takes the variables the first time, and says later which ones differ", async () => {
	await sql("update company_facts set office_sunday = '10AM-1PM'");
	expect(await start({})).toEqual([]);
	expect(await readContact(orm)).toEqual(companyOf());
	const environment = {
		COMPANY_NAME: "Gulf Carts",
		COMPANY_EMAIL: "info@gulf.example.com",
		COMPANY_MAILBOXES: "sales=shop@gulf.example.com,privacy=law@example.com",
	};
	expect(await start(environment)).toEqual([]);
	const filled = await readContact(orm);
	expect(filled).toMatchObject({
		name: "Gulf Carts",
		phone: "(555) 555-0100",
		email: "info@gulf.example.com",
		mailboxes: { sales: "shop@gulf.example.com", legal: "legal@gulf.example.com" },
	});
	expect(await sql("select actor, action from changes order by id desc limit 1")).toEqual([
		{ actor: "server", action: "company variables" },
	]);
	expect(await start({ ...environment, COMPANY_PHONE: "(239) 555-0142" })).toEqual([]);
	const changes = await sql("select count(*) from changes");
	expect(
		await start({ ...environment, COMPANY_NAME: "Bay Carts", COMPANY_PHONE: "(239) 555-0143" }),
	).toEqual([
		"the desk's Company page has other values than COMPANY_NAME, COMPANY_PHONE: change them there",
	]);
	expect(await readContact(orm)).toEqual({ ...filled, phone: "(239) 555-0142" });
	expect(await sql("select count(*) from changes")).toEqual(changes);
	expect(await sql("select office_sunday from company_facts")).toEqual([
		{ office_sunday: "10AM-1PM" },
	]);
});

it("starts on a database that takes no writes, and says what it could not store", async () => {
	await sql("update company_facts set phone = null");
	const url = new URL(String(connection.connectionString));
	url.searchParams.set("options", "-c default_transaction_read_only=on");
	const standby = await openDatabase(readSettings({ DATABASE_URL: url.href }), silent);
	onTestFinished(standby.close);
	expect(await start({ COMPANY_PHONE: "(239) 555-0142" }, standby.orm)).toEqual([
		"COMPANY_PHONE could not be stored in the database",
	]);
});

it("gives departments without an address theirs, and ignores a text that nobody can read", () => {
	const { phone, mailboxes } = companyOf({
		...{ phone: "call us", email: "hi@bay.example.com", mailboxes: "sales=shop@example.com" },
	});
	expect(phone).toBe("(555) 555-0100");
	expect(mailboxes).toMatchObject({
		sales: "shop@example.com",
		privacy: "privacy@bay.example.com",
	});
	expect(companyOf({ email: "info@", mailboxes: "shop" })).toEqual(companyOf());
});

it("is in the next mail as somebody has changed it", async () => {
	const server = await startMailServer();
	const backend = await openTestBackend({
		...{ SMTP_URL: server.url, MAIL_TO: "sales@nev.example.com" },
		...{ COMPANY_NAME: "Gulf Carts", PUBLIC_URL: "https://nev.example.com" },
	});
	try {
		expect(backend.catalogue.snapshot.company.name).toBe("Gulf Carts");
		await backend.sql("update company_facts set name = 'Bay Carts', phone = '239.555.0142'");
		await expect.poll(() => backend.catalogue.snapshot.company.name).toBe("Bay Carts");
		await backend.fetch("/api/contact", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(contactMessage()),
		});
		await expect.poll(() => server.received).toHaveLength(2);
		for (const { email } of server.received)
			expect(email.from).toMatchObject({ name: "Bay Carts" });
		const [confirmation] = server.received.filter(({ to }) => to !== "sales@nev.example.com");
		expect(confirmation?.email.text).toContain(
			"Bay Carts\ninfo@nev-dealers.example.com, (239) 555-0142",
		);
	} finally {
		await backend.close();
		await server.close();
	}
});
