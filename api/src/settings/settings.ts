import { readFileSync } from "node:fs";
import { isIPv4 } from "node:net";
import type * as z from "zod";
import { StartError } from "../errors/operator-error.js";
import { contactDefaults } from "./company-settings.js";
import { environmentSchema } from "./environment.js";
import { webhookSecretError } from "./setting-types.js";
import { mayEndInPassword, passwordHint } from "./url-password.js";

/** The validated settings of a process. */
export type Settings = ReturnType<typeof settingsOf>;

/** Invalid settings. The message names each one and says how to correct it. */
export class SettingsError extends StartError {
	override readonly name = "SettingsError";
}

/**
 * Settings that contain a password or a key, which must not be logged. Each may be in a file, as Docker and
 * Kubernetes mount it: `DATABASE_URL_FILE` names that of `DATABASE_URL`.
 */
export const secretSettings: ReadonlySet<string> = new Set([
	"DATABASE_URL",
	"DATABASE_SESSION_URL",
	"SMTP_URL",
	"DESK_PROXY_SECRET",
	"LEAD_WEBHOOK_URL",
	"LEAD_WEBHOOK_SECRET",
]);

/** The environment variables that hold settings. */
export const settingNames = [
	...Object.keys(environmentSchema.shape),
	...[...secretSettings].map(fileOf),
];

/**
 * Reads and validates the settings, and the secrets that are in files. An empty variable counts as unset,
 * and white space around a value is left out.
 *
 * @throws {SettingsError} if any of them is invalid
 * @example const settings = readSettings(process.env);
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
	const variables: Record<string, string> = Object.fromEntries(
		Object.entries(environment).flatMap(([name, value]) => {
			const text = value?.trim();
			return text ? [[name, text]] : [];
		}),
	);
	const inFiles = readSecretFiles(variables);
	Object.assign(variables, inFiles);
	const { data, error } = environmentSchema.safeParse(variables);
	if (error) {
		const messages = error.issues.map((issue) => {
			const name = String(issue.path[0]);
			const value = variables[name];
			const isSecret = secretSettings.has(name);
			const advice =
				name in inFiles
					? `Correct it in the file of ${fileOf(name)}.`
					: "Set it in the environment, or unset it for its default.";
			const hint = isSecret && value && mayEndInPassword(value) ? ` ${passwordHint}` : "";
			return `The setting ${name} ${issue.message}, but it is ${isSecret ? "something else" : `"${value}"`}. ${advice}${hint}`;
		});
		throw new SettingsError([...new Set(messages)].join("\n"));
	}
	if (data.SMTP_URL && !data.MAIL_TO) {
		throw new SettingsError(
			"The setting MAIL_TO is missing: with SMTP_URL set, it must be the email address that gets the leads, such as sales@example.com. Set it in the environment.",
		);
	}
	if (data.LEAD_WEBHOOK_URL && !data.LEAD_WEBHOOK_SECRET) {
		throw new SettingsError(
			`The setting LEAD_WEBHOOK_SECRET is missing: with LEAD_WEBHOOK_URL set, it ${webhookSecretError}. Set it in the environment.`,
		);
	}
	if (data.LEAD_WEBHOOK_SECRET && !data.LEAD_WEBHOOK_URL) {
		throw new SettingsError(
			"The setting LEAD_WEBHOOK_URL is missing: with LEAD_WEBHOOK_SECRET set, it must be the address that leads are posted to. Set it in the environment.",
		);
	}
	return settingsOf(data);
}

/** The setting that names the file of a secret. */
export function fileOf(secret: string): string {
	return `${secret}_FILE`;
}

/** The secrets that are in files. */
function readSecretFiles(variables: Readonly<Record<string, string>>): Record<string, string> {
	return Object.fromEntries(
		[...secretSettings].flatMap((name) => {
			const setting = fileOf(name);
			const file = variables[setting];
			if (!file) return [];
			if (variables[name]) {
				throw new SettingsError(`${name} and ${setting} are both set. Unset one of them.`);
			}
			const value = readFile(file, setting).trim();
			// Otherwise the server would use another database, without a word.
			if (!value) {
				throw new SettingsError(
					`The file of ${setting} is empty. Write ${name} in it, or unset ${setting}.`,
				);
			}
			// A webhook's may be two, while one replaces the other.
			if (/\s/.test(value) && name !== "LEAD_WEBHOOK_SECRET") {
				throw new SettingsError(
					`The file of ${setting} has more than one line or word. Write ${name} alone in it.`,
				);
			}
			return [[name, value]];
		}),
	);
}

function readFile(file: string, setting: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		throw new SettingsError(
			`The file of ${setting} cannot be read: ${(error as Error).message}. Name a file that this user may read, or unset ${setting}.`,
		);
	}
}

function settingsOf(data: z.infer<typeof environmentSchema>) {
	const [main, ...leadAddresses] = data.MAIL_TO ?? [];
	return {
		/** The port that the server listens on; 0: any free port. */
		port: data.PORT,
		host: data.HOST,
		/** Undefined: the embedded PostgreSQL in `dataDirectory`. */
		databaseUrl: data.DATABASE_URL,
		/**
		 * The same database, for what needs a session of its own: migrations and LISTEN. Set if `databaseUrl`
		 * is a pooler in transaction mode; undefined: `databaseUrl`.
		 */
		databaseSessionUrl: data.DATABASE_SESSION_URL,
		/** Absolute path. */
		dataDirectory: data.DATA_DIR,
		/** Whether a server migrates the database when it starts. */
		migratesAtStart: data.MIGRATE_AT_START,
		/** The site's origin; undefined: this machine. */
		publicUrl: data.PUBLIC_URL,
		/** What a server stores of the company if nothing is stored. Everything else reads what is stored. */
		companyAtFirst: {
			name: data.COMPANY_NAME,
			phone: data.COMPANY_PHONE,
			tollFreePhone: data.COMPANY_TOLL_FREE_PHONE,
			email: data.COMPANY_EMAIL,
			mailboxes: data.COMPANY_MAILBOXES,
		},
		/** Where the company is, for search engines; undefined: it states no address. */
		companyAddress: data.COMPANY_ADDRESS,
		mail: {
			/** Undefined: leads are stored and no mail is sent. */
			smtpUrl: data.SMTP_URL,
			/** By which the mail server is greeted; undefined: the machine's name. */
			heloName: data.SMTP_HELO_NAME ?? heloNameOf(data.PUBLIC_URL),
			from: data.MAIL_FROM ?? data.COMPANY_EMAIL ?? contactDefaults.email,
			/** The address that gets the company's leads, and all notices. Without a mail server it is not used. */
			to: main?.email ?? data.COMPANY_EMAIL ?? contactDefaults.email,
			/** Where the company is mailed leads besides `to`. */
			leadAddresses,
			/** Which leads of dealers the company is mailed too. */
			copies: data.MAIL_COPIES,
		},
		/**
		 * Whether an operator must approve a submitted dealership before visitors see it; undefined: unless
		 * the listed dealerships are sample data.
		 */
		reviewsDealerships: data.DEALERSHIP_REVIEW,
		/** Whether a lead that names no dealer goes to the nearest one. */
		routesLeads: data.ROUTE_LEADS === "nearest",
		/** How many open hours a dealer has to take a lead; 0: nobody watches. */
		leadOverdueHours: data.LEAD_OVERDUE_HOURS,
		/** Whether visitors get a confirmation of their lead, where mail is sent and the site's address is known. */
		confirmsLeads: data.CONFIRM_LEADS,
		/** Where each lead is posted; undefined: nowhere. */
		webhook:
			data.LEAD_WEBHOOK_URL && data.LEAD_WEBHOOK_SECRET
				? {
						url: data.LEAD_WEBHOOK_URL,
						secrets: data.LEAD_WEBHOOK_SECRET,
						/** Whether it may be on this machine or in a private network. */
						allowsPrivate: data.LEAD_WEBHOOK_PRIVATE_NETWORK,
					}
				: undefined,
		/** How many leads one client may send in a minute. */
		leadsPerMinute: data.LEADS_PER_MINUTE,
		/** How many reads one client may send to one process in a minute. */
		readsPerMinute: data.READS_PER_MINUTE,
		/** How many of the operator's own proxies a request passes, each of which extends `X-Forwarded-For`. */
		proxyHops: data.TRUST_PROXY,
		/** How many connections are open at most. */
		maxConnections: data.MAX_CONNECTIONS,
		/** How long a server that is asked to stop answers on, in seconds. */
		drainSeconds: data.DRAIN_SECONDS,
		/** The container id of Google Tag Manager; undefined: no third-party script is loaded. */
		tagManagerId: data.GTM_ID,
		/** Whether searches and leads are counted, as sums per day. */
		hasInsight: data.INSIGHT,
		/** Whether the built Storybook is served at `/storybook/`. */
		servesStorybook: data.STORYBOOK,
		/** The backups that servers make; undefined: none. */
		backup: data.BACKUP_TO
			? {
					/** Absolute path. */
					folder: data.BACKUP_TO,
					everyHours: data.BACKUP_EVERY,
					/** How many are kept. */
					keep: data.BACKUP_KEEP,
				}
			: undefined,
		/** The origins whose pages may call the API; `["*"]` for all. */
		embedOrigins: data.EMBED_ORIGINS,
		/** Absolute path of a PMTiles archive of the map; undefined: the built-in one. */
		mapFile: data.MAP_FILE,
		/** Absolute path of a JSON file with road rules; undefined: the built-in ones alone. */
		roadRulesFile: data.ROAD_RULES,
		/** Undefined: the built-in ZIP codes. */
		zipCodesFile: data.ZIP_CODES_FILE,
		/** A service of tiles that are pictures, in place of the map's own. */
		mapTiles: data.MAP_TILES_URL
			? { url: data.MAP_TILES_URL, attribution: data.MAP_TILES_ATTRIBUTION ?? "" }
			: undefined,
		/** How long a CDN may cache catalogue responses, in seconds. */
		cdnMaxAge: data.CDN_MAX_AGE,
		/** Whether each answer is logged. */
		logsAccess: data.ACCESS_LOG,
		/** The port of the metrics; undefined: there are none. */
		metricsPort: data.METRICS_PORT,
		/** Whether a list may be downloaded from this machine or a private network. */
		importsFromPrivateNetwork: data.IMPORT_PRIVATE_NETWORK,
		logLevel: data.LOG_LEVEL,
		/** The operators' desk behind a proxy that signs them in. */
		desk: {
			origin: data.DESK_ORIGIN,
			/** The name of the header that names the user. */
			userHeader: data.DESK_USER_HEADER,
			/** What only the proxy knows, and sends with each request. */
			proxySecret: data.DESK_PROXY_SECRET,
			/** The users who may use it, in lower case. */
			operators: data.DESK_OPERATORS,
		},
	};
}

/**
 * The site's host as an SMTP client names itself, an IP address in brackets (RFC 5321, 4.1.3). Undefined for a
 * host without a domain, such as `localhost`, which mail servers refuse.
 */
function heloNameOf(publicUrl: string | undefined): string | undefined {
	if (publicUrl === undefined) return undefined;
	const host = new URL(publicUrl).hostname.replace(/\.$/, "");
	if (isIPv4(host)) return `[${host}]`;
	if (host.startsWith("[")) return host.replace("[", "[IPv6:");
	return host.includes(".") ? host : undefined;
}
