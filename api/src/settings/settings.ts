import type * as z from "zod";
import { StartError } from "../start-error.js";
import { environmentSchema, type Mailbox, mailboxes } from "./environment.js";

/** The validated settings of a process. */
export interface Settings {
	/** The port that the server listens on; 0: any free port. */
	port: number;
	host: string;
	/** Undefined: the embedded PostgreSQL in `dataDirectory`. */
	databaseUrl: string | undefined;
	/**
	 * The same database, for what needs a session of its own: migrations and LISTEN. Set if `databaseUrl`
	 * is a pooler in transaction mode; undefined: `databaseUrl`.
	 */
	databaseSessionUrl: string | undefined;
	/** Absolute path. */
	dataDirectory: string;
	/** Whether a server migrates the database when it starts. */
	migratesAtStart: boolean;
	/** The site's origin; undefined: this machine. */
	publicUrl: string | undefined;
	company: {
		name: string;
		phone: string;
		tollFreePhone: string;
		email: string;
		/** The e-mail address of each department. */
		mailboxes: Record<Mailbox, string>;
	};
	mail: {
		/** Undefined: leads are stored and no mail is sent. */
		smtpUrl: string | undefined;
		from: string;
		/** The address that gets the company's leads. Without a mail server it is not used. */
		to: string;
	};
	/**
	 * Whether an operator must approve a submitted dealership before visitors see it; undefined: unless
	 * the listed dealerships are sample data.
	 */
	reviewsDealerships: boolean | undefined;
	/** How many leads one client may send in a minute. */
	leadsPerMinute: number;
	/** How many reads one client may send to one process in a minute. */
	readsPerMinute: number;
	/** How many of the operator's own proxies a request passes, each of which extends `X-Forwarded-For`. */
	proxyHops: number;
	/** How many connections are open at most. */
	maxConnections: number;
	/** How long a server that is asked to stop answers on, in seconds. */
	drainSeconds: number;
	/** The container id of Google Tag Manager; undefined: no third-party script is loaded. */
	tagManagerId: string | undefined;
	/** Whether the built Storybook is served at `/storybook/`. */
	servesStorybook: boolean;
	/** The origins whose pages may call the API; `["*"]` for all. */
	embedOrigins: string[];
	/** Absolute path of a PMTiles archive of the map; undefined: the built-in one. */
	mapFile: string | undefined;
	/** A raster tile service; undefined: the map shows only the outlines of the states. */
	mapTiles: { url: string; attribution: string } | undefined;
	/** How long a CDN may cache catalogue responses, in seconds. */
	cdnMaxAge: number;
	/** Whether each answer is logged. */
	logsAccess: boolean;
	/** The port of the metrics; undefined: there are none. */
	metricsPort: number | undefined;
	logLevel: z.infer<typeof environmentSchema>["LOG_LEVEL"];
}

/** Invalid settings. The message names each one and says how to correct it. */
export class SettingsError extends StartError {
	override readonly name = "SettingsError";
}

/** The environment variables that hold settings. */
export const settingNames = Object.keys(environmentSchema.shape);

/** Settings that contain a password, which must not be logged. */
const secrets = new Set(["DATABASE_URL", "DATABASE_SESSION_URL", "SMTP_URL"]);

/**
 * Reads and validates the settings. An empty variable counts as unset.
 *
 * @throws {SettingsError} if any of them is invalid
 * @example const settings = readSettings(process.env);
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
	const variables = Object.fromEntries(
		Object.entries(environment).filter(([, value]) => value?.trim()),
	);
	const { data, error } = environmentSchema.safeParse(variables);
	if (error) {
		const messages = error.issues.map((issue) => {
			const name = String(issue.path[0]);
			const value = secrets.has(name) ? "something else" : `"${variables[name]}"`;
			return `The setting ${name} ${issue.message}, but it is ${value}. Set it in the environment, or unset it for its default.`;
		});
		throw new SettingsError(messages.join("\n"));
	}
	if (data.SMTP_URL && !data.MAIL_TO) {
		throw new SettingsError(
			"The setting MAIL_TO is missing: with SMTP_URL set, it must be the e-mail address that gets the leads, such as sales@example.com. Set it in the environment.",
		);
	}
	return {
		port: data.PORT,
		host: data.HOST,
		databaseUrl: data.DATABASE_URL,
		databaseSessionUrl: data.DATABASE_SESSION_URL,
		dataDirectory: data.DATA_DIR,
		migratesAtStart: data.MIGRATE_AT_START,
		publicUrl: data.PUBLIC_URL,
		company: {
			name: data.COMPANY_NAME,
			phone: data.COMPANY_PHONE,
			tollFreePhone: data.COMPANY_TOLL_FREE_PHONE,
			email: data.COMPANY_EMAIL,
			mailboxes: { ...defaultMailboxes(data.COMPANY_EMAIL), ...data.COMPANY_MAILBOXES },
		},
		mail: {
			smtpUrl: data.SMTP_URL,
			from: data.MAIL_FROM ?? data.COMPANY_EMAIL,
			to: data.MAIL_TO ?? data.COMPANY_EMAIL,
		},
		reviewsDealerships: data.DEALERSHIP_REVIEW,
		leadsPerMinute: data.LEADS_PER_MINUTE,
		readsPerMinute: data.READS_PER_MINUTE,
		proxyHops: data.TRUST_PROXY,
		maxConnections: data.MAX_CONNECTIONS,
		drainSeconds: data.DRAIN_SECONDS,
		tagManagerId: data.GTM_ID,
		servesStorybook: data.STORYBOOK,
		embedOrigins: data.EMBED_ORIGINS,
		mapFile: data.MAP_FILE,
		mapTiles: data.MAP_TILES_URL
			? { url: data.MAP_TILES_URL, attribution: data.MAP_TILES_ATTRIBUTION ?? "" }
			: undefined,
		cdnMaxAge: data.CDN_MAX_AGE,
		logsAccess: data.ACCESS_LOG,
		metricsPort: data.METRICS_PORT,
		logLevel: data.LOG_LEVEL,
	};
}

/** The default mailboxes, at the domain of the company's email address. */
function defaultMailboxes(companyEmail: string): Record<Mailbox, string> {
	const domain = companyEmail.slice(companyEmail.indexOf("@"));
	return Object.fromEntries(mailboxes.map((name) => [name, name + domain])) as Record<
		Mailbox,
		string
	>;
}
