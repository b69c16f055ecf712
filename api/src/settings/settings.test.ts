import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createTempDirectory } from "../../test/temp-directory.js";
import { StartError } from "../errors/operator-error.js";
import type { environmentSchema } from "./environment.js";
import { readSettings, SettingsError, secretSettings } from "./settings.js";

/** A value of each variable that is not its default. */
const environment: Record<keyof typeof environmentSchema.shape, string> = {
	PORT: "8080",
	HOST: "127.0.0.1",
	PUBLIC_URL: "https://nev.example.com/",
	DATABASE_URL: "postgresql://nev:secret@db.example.com:5432/nev?sslmode=require",
	DATABASE_SESSION_URL: "postgresql://nev:secret@db.example.com:6432/nev-session",
	DATA_DIR: "/srv/nev",
	MIGRATE_AT_START: "no",
	COMPANY_NAME: "Gulf Carts",
	COMPANY_PHONE: "+1 239 555 0142",
	COMPANY_TOLL_FREE_PHONE: "(888) 555-0142",
	COMPANY_EMAIL: "info@gulf-carts.example.com",
	COMPANY_MAILBOXES: "sales=shop@gulf-carts.example.com, privacy=law@example.com",
	COMPANY_ADDRESS: "Suite 4, 100 Main Street, Naples, FL 34102-1234",
	SMTP_URL: "smtps://user:secret@mail.example.com",
	SMTP_HELO_NAME: "relay.gulf-carts.example.com",
	MAIL_TO: "leads@gulf-carts.example.com",
	MAIL_COPIES: "digest",
	MAIL_FROM: "web@gulf-carts.example.com",
	DEALERSHIP_REVIEW: "yes",
	ROUTE_LEADS: "nearest",
	LEAD_OVERDUE_HOURS: "24",
	CONFIRM_LEADS: "no",
	LEAD_WEBHOOK_URL: "https://crm.example.com/leads?key=1",
	LEAD_WEBHOOK_SECRET: `whsec_${"a".repeat(43)}= whsec_${"b".repeat(32)}`,
	LEAD_WEBHOOK_PRIVATE_NETWORK: "yes",
	LEADS_PER_MINUTE: "5",
	READS_PER_MINUTE: "600",
	MAX_CONNECTIONS: "500",
	TRUST_PROXY: "1",
	CDN_MAX_AGE: "60",
	DRAIN_SECONDS: "10",
	EMBED_ORIGINS: "https://one.example.com, https://two.example.com:8443",
	BACKUP_TO: "/backups",
	BACKUP_EVERY: "12h",
	BACKUP_KEEP: "14",
	MAP_FILE: "maps/us.pmtiles",
	ROAD_RULES: "our-rules.json",
	ZIP_CODES_FILE: "our-zips.csv",
	MAP_TILES_URL: "https://tiles.example.com/{z}/{x}/{y}.png",
	MAP_TILES_ATTRIBUTION: "© Somebody",
	GTM_ID: "GTM-ABC123",
	INSIGHT: "no",
	STORYBOOK: "yes",
	DESK_ORIGIN: "https://desk.example.com",
	DESK_USER_HEADER: "X-Auth-Request-Email",
	DESK_PROXY_SECRET: "0123456789abcdef0123456789abcdef",
	DESK_OPERATORS: "ann@example.com",
	IMPORT_PRIVATE_NETWORK: "yes",
	LOG_LEVEL: "debug",
	ACCESS_LOG: "yes",
	METRICS_PORT: "9464",
};

/** A file with a secret, as Docker and Kubernetes mount it. */
function secretFile(content: string): string {
	const folder = createTempDirectory();
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const file = join(folder, "secret");
	writeFileSync(file, content);
	return file;
}

describe("the settings", () => {
	it("have sensible defaults", () => {
		expect(readSettings({})).toMatchObject({
			port: 3000,
			host: "0.0.0.0",
			databaseUrl: undefined,
			dataDirectory: resolve(".data"),
			publicUrl: undefined,
			companyAtFirst: { name: undefined, mailboxes: {} },
			mail: {
				smtpUrl: undefined,
				heloName: undefined,
				from: "info@nev-dealers.example.com",
				to: "info@nev-dealers.example.com",
			},
			reviewsDealerships: undefined,
			webhook: undefined,
			leadsPerMinute: 20,
			proxyHops: 0,
			maxConnections: 10_000,
			hasInsight: true,
			importsFromPrivateNetwork: false,
			logsAccess: false,
			metricsPort: undefined,
			tagManagerId: undefined,
			servesStorybook: false,
			embedOrigins: ["*"],
			backup: undefined,
			mapFile: undefined,
			roadRulesFile: undefined,
			zipCodesFile: undefined,
			mapTiles: undefined,
			cdnMaxAge: 0,
			logLevel: "info",
		});
	});

	it("are read from the environment", () => {
		expect(readSettings(environment)).toMatchObject({
			port: 8080,
			host: "127.0.0.1",
			databaseUrl: "postgresql://nev:secret@db.example.com:5432/nev?sslmode=require",
			databaseSessionUrl: "postgresql://nev:secret@db.example.com:6432/nev-session",
			dataDirectory: "/srv/nev",
			publicUrl: "https://nev.example.com",
			companyAtFirst: {
				name: "Gulf Carts",
				phone: "+1 239 555 0142",
				tollFreePhone: "(888) 555-0142",
				email: "info@gulf-carts.example.com",
				mailboxes: {
					sales: "shop@gulf-carts.example.com",
					privacy: "law@example.com",
				},
			},
			mail: {
				smtpUrl: "smtps://user:secret@mail.example.com",
				heloName: "relay.gulf-carts.example.com",
				from: "web@gulf-carts.example.com",
				to: "leads@gulf-carts.example.com",
			},
			reviewsDealerships: true,
			webhook: {
				url: new URL("https://crm.example.com/leads?key=1"),
				secrets: [`whsec_${"a".repeat(43)}=`, `whsec_${"b".repeat(32)}`],
				allowsPrivate: true,
			},
			leadsPerMinute: 5,
			proxyHops: 1,
			maxConnections: 500,
			hasInsight: false,
			importsFromPrivateNetwork: true,
			logsAccess: true,
			metricsPort: 9464,
			tagManagerId: "GTM-ABC123",
			backup: { folder: "/backups", everyHours: 12, keep: 14 },
			embedOrigins: ["https://one.example.com", "https://two.example.com:8443"],
			mapFile: resolve("maps/us.pmtiles"),
			roadRulesFile: resolve("our-rules.json"),
			zipCodesFile: resolve("our-zips.csv"),
			mapTiles: {
				url: "https://tiles.example.com/{z}/{x}/{y}.png",
				attribution: "© Somebody",
			},
			cdnMaxAge: 60,
			logLevel: "debug",
		});
	});

	const pair = ["LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET"];

	it.each(Object.entries(environment).filter(([name]) => !pair.includes(name)))(
		"are others without %s=%s",
		(name, value) => {
			// These need others.
			const needy = { SMTP_URL: undefined };
			const others = { ...environment, ...needy, [name]: undefined };
			expect(readSettings({ ...others, [name]: value })).not.toEqual(readSettings(others));
		},
	);

	it.each(["", "  "])("treat %j as unset", (empty) => {
		const names = ["PORT", "DATABASE_URL", "DATA_DIR", "PUBLIC_URL", "EMBED_ORIGINS", "LOG_LEVEL"];
		const environment = Object.fromEntries(names.map((name) => [name, empty]));
		expect(readSettings(environment)).toEqual(readSettings({}));
	});

	it("need a recipient of the leads where there is a mail server", () => {
		const environment = { SMTP_URL: "smtp://mail.example.com" };
		expect(() => readSettings(environment)).toThrow(
			"The setting MAIL_TO is missing: with SMTP_URL set, it must be the email address that gets the leads, such as sales@example.com. Set it in the environment.",
		);
		const { mail } = readSettings({ ...environment, MAIL_TO: "sales@example.com" });
		expect(mail).toMatchObject({ to: "sales@example.com", leadAddresses: [], copies: "all" });
		const several = readSettings({ MAIL_TO: "crm@example.com (adf), a@example.com,b@example.com" });
		expect(several.mail).toMatchObject({
			to: "a@example.com",
			leadAddresses: [
				{ email: "crm@example.com", format: "adf" },
				{ email: "b@example.com", format: "mail" },
			],
		});
	});

	it("watch leads for eight open hours, without the site's address too", () => {
		const hoursOf = (LEAD_OVERDUE_HOURS?: string) =>
			readSettings({ LEAD_OVERDUE_HOURS }).leadOverdueHours;
		expect([hoursOf(), hoursOf("24"), hoursOf("0")]).toEqual([8, 24, 0]);
	});

	it("need both the webhook's address and its secret", () => {
		const { LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET } = environment;
		expect(() => readSettings({ LEAD_WEBHOOK_SECRET })).toThrow(
			"The setting LEAD_WEBHOOK_URL is missing: with LEAD_WEBHOOK_SECRET set, it must be the address that leads are posted to. Set it in the environment.",
		);
		expect(() => readSettings({ LEAD_WEBHOOK_URL })).toThrow(
			'The setting LEAD_WEBHOOK_SECRET is missing: with LEAD_WEBHOOK_URL set, it must be whsec_ and 24 to 64 bytes in base64, as echo "whsec_$(openssl rand -base64 32)" prints it. Set it in the environment.',
		);
		const { webhook } = readSettings({ LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET });
		expect(webhook?.allowsPrivate).toBe(false);
	});

	it.each([
		"secret",
		"whsec_",
		`whsec_${"a".repeat(31)}`,
		`whsec_${"a".repeat(89)}`,
		"whsec_a whsec_b",
	])("reject the webhook's secret %j, and do not print it", (LEAD_WEBHOOK_SECRET) => {
		expect(() => readSettings({ ...environment, LEAD_WEBHOOK_SECRET })).toThrow(
			/^The setting LEAD_WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64, .*, but it is something else\. Set it/,
		);
	});

	it.each(["http://localhost:8080/", "http://127.0.0.1:8080/", "http://[::1]:8080/"])(
		"take the webhook %s, which is on this machine",
		(LEAD_WEBHOOK_URL) => {
			const { webhook } = readSettings({ ...environment, LEAD_WEBHOOK_URL });
			expect(webhook?.url.href).toBe(LEAD_WEBHOOK_URL);
		},
	);

	it.each([
		"http://crm.example.com/",
		"http://127.0.0.1.example.com/",
		"crm.example.com/?key=secret",
	])(
		"reject the webhook %s, whose address may have a key, and do not print it",
		(LEAD_WEBHOOK_URL) => {
			expect(() => readSettings({ ...environment, LEAD_WEBHOOK_URL })).toThrow(
				new SettingsError(
					"The setting LEAD_WEBHOOK_URL must be an https address such as https://crm.example.com/leads, but it is something else. Set it in the environment, or unset it for its default.",
				),
			);
		},
	);

	it.each([
		["https://nev.example.com", "nev.example.com"],
		["https://münchen.example:8443", "xn--mnchen-3ya.example"],
		["https://nev.example.com.", "nev.example.com"],
		["http://203.0.113.7:3000", "[203.0.113.7]"],
		["http://[2001:db8::1]", "[IPv6:2001:db8::1]"],
		["http://localhost:3000", undefined],
		["http://intranet", undefined],
		[undefined, undefined],
	])("greet the mail server from %s as %s, unless a name is set", (publicUrl, heloName) => {
		const environment = { PUBLIC_URL: publicUrl };
		expect(readSettings(environment).mail.heloName).toBe(heloName);
		const named = { ...environment, SMTP_HELO_NAME: "relay.example.com" };
		expect(readSettings(named).mail.heloName).toBe("relay.example.com");
	});

	it.each([
		"100 Main Street, Suite 4, Naples, FL 34102",
		"100 Main Street, Suite 4,Naples, Florida, 34102",
	])("read the parts of the company's address from %j", (COMPANY_ADDRESS) => {
		expect(readSettings({ COMPANY_ADDRESS }).companyAddress).toEqual({
			street: "100 Main Street, Suite 4",
			city: "Naples",
			state: "Florida",
			zipCode: "34102",
		});
	});

	it("leave out white space around a value", () => {
		const settings = (space: string) =>
			readSettings({
				ACCESS_LOG: `true${space}`,
				DATABASE_URL: `postgres://localhost/nev${space}`,
				LOG_LEVEL: `${space}warn`,
				MAIL_TO: `${space}sales@example.com${space}`,
			});
		expect(settings(" \r")).toEqual(settings(""));
	});

	it("have origins as browsers send them", () => {
		const origins =
			"https://Dealer.Example.com, https://one.example.com:443/ https://münchen.example";
		expect(readSettings({ EMBED_ORIGINS: origins }).embedOrigins).toEqual([
			"https://dealer.example.com",
			"https://one.example.com",
			"https://xn--mnchen-3ya.example",
		]);
	});

	it.each([
		["PORT", "http", "must be a port number, 0 to 65535"],
		["PORT", "65536", "must be a port number, 0 to 65535"],
		["PORT", "-1", "must be a port number, 0 to 65535"],
		["PORT", "80.5", "must be a port number, 0 to 65535"],
		["PUBLIC_URL", "nev.example.com", "must be a web address such as https://example.com"],
		["PUBLIC_URL", "ftp://example.com", "must be a web address such as https://example.com"],
		...["/shop", "/?from=ad", "/#top", "?", "/shop/"].map((suffix) => [
			"PUBLIC_URL",
			`https://example.com${suffix}`,
			"must be the address of a whole host such as https://example.com, without a path",
		]),
		[
			"PUBLIC_URL",
			"https://nev:secret@example.com",
			"must be the address of a whole host such as https://example.com, without a path",
		],
		["COMPANY_PHONE", "call us", "must be a phone number such as (555) 555-0100"],
		...["Naples, Florida 34102", "100 Main Street, Naples, Ontario 34102", "100 Main Street"].map(
			(address) => [
				"COMPANY_ADDRESS",
				address,
				"must be an address such as 100 Main Street, Naples, Florida 34102",
			],
		),
		["COMPANY_EMAIL", "info@", "must be an email address such as info@example.com"],
		[
			"EMBED_ORIGINS",
			"dealer-one.com",
			"must be * or a list of origins such as https://dealer-one.com,https://dealer-two.com",
		],
		[
			"EMBED_ORIGINS",
			"https://dealer-one.com/shop",
			"must be * or a list of origins such as https://dealer-one.com,https://dealer-two.com",
		],
		[
			"EMBED_ORIGINS",
			"https://*.dealer-one.com",
			"must be * or a list of origins such as https://dealer-one.com,https://dealer-two.com",
		],
		[
			"EMBED_ORIGINS",
			",",
			"must be * or a list of origins such as https://dealer-one.com,https://dealer-two.com",
		],
		[
			"MAP_TILES_URL",
			"https://tiles.example.com/{z}/{x}.png",
			"must be a tile address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png",
		],
		...["web-1", "192.0.2.1", "-a.example.com", "a b.example.com", "https://example.com"].map(
			(name) => ["SMTP_HELO_NAME", name, "must be a full host name such as nev.example.com"],
		),
		["BACKUP_EVERY", "daily", "must be a time such as 12h, 1d or 1w"],
		["BACKUP_EVERY", "0d", "must be at least 1h"],
		["BACKUP_KEEP", "0", "must be at least 1"],
		...[
			[
				"sales",
				'must be email addresses such as sales@example.com, crm@example.com (ADF); "sales" is not an email address',
			],
			[
				"a@example.com, A@example.com",
				"must be email addresses such as sales@example.com, crm@example.com (ADF); A@example.com is listed twice",
			],
			["crm@example.com (ADF)", "must have an address that people read, without (ADF)"],
			["a@x.com,b@x.com,c@x.com,d@x.com,e@x.com,f@x.com", "must be at most 5 addresses"],
		].map(([value = "", rule = ""]) => ["MAIL_TO", value, rule]),
		["MAIL_COPIES", "some", "must be one of all, unassigned, digest"],
		["DEALERSHIP_REVIEW", "maybe", "must be true or false"],
		["ROUTE_LEADS", "yes", "must be none or nearest"],
		["LEAD_OVERDUE_HOURS", "-1", "must not be negative"],
		["LEADS_PER_MINUTE", "0", "must be at least 1"],
		["GTM_ID", "UA-1", "must be a container's id such as GTM-ABC123"],
		[
			"COMPANY_MAILBOXES",
			"shop=a@example.com,stock=b@example.com",
			"must be a list such as sales=sales@example.com,privacy=privacy@example.com, of support, sales, privacy, legal, editorial, corrections, feedback, diversity, ethics, careers",
		],
		["CDN_MAX_AGE", "soon", "must be a number of seconds"],
		["CDN_MAX_AGE", "-5", "must not be negative"],
		["CDN_MAX_AGE", "1.5", "must be a whole number of seconds"],
		["LOG_LEVEL", "loud", "must be one of fatal, error, warn, info, debug, trace, silent"],
	])("reject %s with the value %j, and say how to correct it", (name, value, rule) => {
		expect(() => readSettings({ [name]: value })).toThrow(
			new SettingsError(
				`The setting ${name} ${rule}, but it is "${value}". Set it in the environment, or unset it for its default.`,
			),
		);
	});

	it("do not print a mail server's password", () => {
		const read = () => readSettings({ SMTP_URL: "http://user:secret@mail.example.com" });
		expect(read).toThrow(/^The setting SMTP_URL .* but it is something else\./);
		expect(() => readSettings({ SMTP_URL: "smtp:mail.example.com" })).toThrow(/^The setting SMTP_/);
	});

	it("do not print a database password", () => {
		expect(() => readSettings({ DATABASE_URL: "mysql://nev:secret@db.example.com" })).toThrow(
			new SettingsError(
				"The setting DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host:5432/database, but it is something else. Set it in the environment, or unset it for its default.",
			),
		);
	});

	it.each([...secretSettings] as (keyof typeof environment)[])("read %s from a file", (name) => {
		const file = secretFile(`${environment[name]}\n`);
		const { [name]: _, ...others } = environment;
		expect(readSettings({ ...others, [`${name}_FILE`]: file })).toEqual(readSettings(environment));
	});

	it("say what is wrong with the file of a secret, and not what is in it", () => {
		const file = secretFile("mysql://nev:secret@db.example.com\n");
		const read = (settings: Record<string, string>) => () => readSettings(settings);
		expect(read({ DATABASE_URL_FILE: file, DATABASE_URL: "postgres://localhost/nev" })).toThrow(
			new SettingsError("DATABASE_URL and DATABASE_URL_FILE are both set. Unset one of them."),
		);
		expect(read({ DATABASE_URL_FILE: file })).toThrow(
			new SettingsError(
				"The setting DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host:5432/database, but it is something else. Correct it in the file of DATABASE_URL_FILE.",
			),
		);
		expect(read({ DATABASE_URL_FILE: `${file}.txt` })).toThrow(
			new SettingsError(
				`The file of DATABASE_URL_FILE cannot be read: ENOENT: no such file or directory, open '${file}.txt'. Name a file that this user may read, or unset DATABASE_URL_FILE.`,
			),
		);
		expect(read({ DATABASE_URL_FILE: secretFile("\n") })).toThrow(
			new SettingsError(
				"The file of DATABASE_URL_FILE is empty. Write DATABASE_URL in it, or unset DATABASE_URL_FILE.",
			),
		);
		expect(
			read({ DATABASE_URL_FILE: secretFile("postgres://a@b/c\npostgres://nev:secret@d/e\n") }),
		).toThrow(
			new SettingsError(
				"The file of DATABASE_URL_FILE has more than one line or word. Write DATABASE_URL alone in it.",
			),
		);
	});

	it.each([
		["DATABASE_URL", "postgres://nev:pa#ss@localhost/nev"],
		["DATABASE_URL", "postgres://nev:1#ss@localhost/nev"],
		["DATABASE_URL", "postgres://nev:pa/ss@localhost/nev"],
		["DATABASE_URL", "postgres://nev:pa?ss@localhost/nev"],
		["DATABASE_SESSION_URL", "postgres://nev:pa@ss#word@localhost/nev"],
		["SMTP_URL", "smtp://nev:1#ss@localhost"],
		["SMTP_URL", "smtp://nev:pa/ss@localhost"],
		["SMTP_URL", "smtp://nev:12/ss@localhost"],
		["SMTP_URL", "smtp://nev:12?ss@localhost"],
	])("say how to write the password of %s in %s", (name, value) => {
		expect(() => readSettings({ [name]: value, MAIL_TO: "sales@example.com" })).toThrow(
			/^The setting \w+_URL must be [^#]*, but it is something else\. Set it in the environment, or unset it for its default\. If its password has one of @ \/ \? # %, write %40 %2F %3F %23 %25 in its place\.$/,
		);
	});

	it.each(["pa@ss", "pa:ss", "10%", "p%23ss"])("take the password %s", (password) => {
		const databaseUrl = `postgres://nev:${password}@localhost/nev?application_name=a@b`;
		expect(readSettings({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
	});

	it("are listed one per line if several are invalid", () => {
		const read = () => readSettings({ PORT: "70000.5", LOG_LEVEL: "loud" });
		expect(read).toThrow(StartError);
		expect(read).toThrow(/^The setting PORT [^\n]+\nThe setting LOG_LEVEL [^\n]+$/);
	});
});
