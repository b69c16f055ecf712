import type * as z from "zod";
import { StartError } from "../start-error.js";
import { environmentSchema, type Mailbox, mailboxes } from "./environment.js";

/** The checked settings of one process. */
export interface Settings {
	/** Where the server listens; 0 takes any free port. */
	port: number;
	host: string;
	/** Unset: the embedded PostgreSQL in `dataDirectory`. */
	databaseUrl: string | undefined;
	/** Absolute path. */
	dataDirectory: string;
	/** The site's address without a slash at its end; unset: taken from each request. */
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
		/** Unset: leads are stored and no mail is sent. */
		smtpUrl: string | undefined;
		from: string;
		/** Where the company reads its leads. */
		to: string;
	};
	/** Whether a submitted dealership waits for an operator before anyone sees it. */
	reviewsDealerships: boolean;
	/** How many leads one address may send in a minute. */
	leadsPerMinute: number;
	/** Whether `X-Forwarded-For` comes from a proxy of the operator's own and is to be believed. */
	trustsProxy: boolean;
	/** The tag manager's container; unset: nothing of a third party is loaded. */
	tagManagerId: string | undefined;
	/** The origins that may call the API from a browser; `["*"]` for all. */
	embedOrigins: string[];
	/** A street-map tile service; unset: the outlines of the states alone. */
	mapTiles: { url: string; attribution: string } | undefined;
	/** How long a CDN in front may keep catalogue answers, in seconds. */
	cdnMaxAge: number;
	logLevel: z.infer<typeof environmentSchema>["LOG_LEVEL"];
}

/** Settings that do not fit; the message names each one and says how to mend it. */
export class SettingsError extends StartError {
	override readonly name = "SettingsError";
}

/** The environment variable of every setting. */
export const settingNames = Object.keys(environmentSchema.shape);

/** Settings that carry a password, which has no place in a log. */
const secrets = new Set(["DATABASE_URL", "SMTP_URL"]);

/**
 * Reads and checks the settings, once, at the start. An empty variable counts as unset.
 *
 * @throws {SettingsError} where any of them is wrong
 * @example const settings = readSettings(process.env);
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
	const given = Object.fromEntries(
		Object.entries(environment).filter(([, value]) => value?.trim()),
	);
	const { data, error } = environmentSchema.safeParse(given);
	if (error) {
		const messages = error.issues.map((issue) => {
			const name = String(issue.path[0]);
			const value = secrets.has(name) ? "something else" : `"${given[name]}"`;
			return `The setting ${name} ${issue.message}, but it is ${value}. Set it in the environment, or unset it for its default.`;
		});
		throw new SettingsError(messages.join("\n"));
	}
	return {
		port: data.PORT,
		host: data.HOST,
		databaseUrl: data.DATABASE_URL,
		dataDirectory: data.DATA_DIR,
		publicUrl: data.PUBLIC_URL,
		company: {
			name: data.COMPANY_NAME,
			phone: data.COMPANY_PHONE,
			tollFreePhone: data.COMPANY_TOLL_FREE_PHONE,
			email: data.COMPANY_EMAIL,
			mailboxes: { ...mailboxesAt(data.COMPANY_EMAIL), ...data.COMPANY_MAILBOXES },
		},
		mail: {
			smtpUrl: data.SMTP_URL,
			from: data.MAIL_FROM ?? data.COMPANY_EMAIL,
			to: data.MAIL_TO ?? data.COMPANY_EMAIL,
		},
		reviewsDealerships: data.DEALERSHIP_REVIEW,
		leadsPerMinute: data.LEADS_PER_MINUTE,
		trustsProxy: data.TRUST_PROXY,
		tagManagerId: data.GTM_ID,
		embedOrigins: data.EMBED_ORIGINS,
		mapTiles: data.MAP_TILES_URL
			? { url: data.MAP_TILES_URL, attribution: data.MAP_TILES_ATTRIBUTION ?? "" }
			: undefined,
		cdnMaxAge: data.CDN_MAX_AGE,
		logLevel: data.LOG_LEVEL,
	};
}

/** Each department's mailbox, where none is given, is at the company's own domain. */
function mailboxesAt(companyEmail: string): Record<Mailbox, string> {
	const domain = companyEmail.slice(companyEmail.indexOf("@"));
	return Object.fromEntries(mailboxes.map((name) => [name, name + domain])) as Record<
		Mailbox,
		string
	>;
}
