import { resolve } from "node:path";
import * as z from "zod";
import { StartError } from "../start-error.js";

const optionalText = z.string().trim().min(1).optional();

const webAddress = z
	.url({ protocol: /^https?$/, error: "must be a web address such as https://example.com" })
	.transform((address) => address.replace(/\/+$/, ""));

/** Every setting, by the name of its environment variable. */
const environmentSchema = z.object({
	PORT: z.coerce
		.number("must be a port number, 0 to 65535")
		.int("must be a port number, 0 to 65535")
		.min(0, "must be a port number, 0 to 65535")
		.max(65535, "must be a port number, 0 to 65535")
		.default(3000),
	HOST: z.string().trim().min(1).default("0.0.0.0"),
	DATABASE_URL: z
		.url({
			protocol: /^postgres(ql)?$/,
			error: "must be a PostgreSQL address such as postgres://user:password@host:5432/database",
		})
		.optional(),
	DATA_DIR: z
		.string()
		.trim()
		.min(1)
		.default(".data")
		.transform((path) => resolve(path)),
	PUBLIC_URL: webAddress.optional(),
	COMPANY_NAME: z.string().trim().min(1).default("NEV Dealer Network"),
	COMPANY_PHONE: z
		.string()
		.trim()
		.regex(/^\+?[\d().\s-]{7,20}$/, "must be a telephone number such as (555) 555-0100")
		.default("(555) 555-0100"),
	COMPANY_EMAIL: z
		.email("must be an e-mail address such as info@example.com")
		.default("info@nev-dealers.example.com"),
	EMBED_ORIGINS: z
		.string()
		.default("*")
		.transform((list) =>
			list
				.toLowerCase()
				.split(/[\s,]+/)
				.filter(Boolean),
		)
		.refine(
			(list) =>
				list.length > 0 &&
				list.every((origin) => origin === "*" || /^https?:\/\/[^/\s]+$/.test(origin)),
			"must be * or a list of origins such as https://dealer-one.com,https://dealer-two.com",
		),
	MAP_TILES_URL: z
		.string()
		.trim()
		.regex(
			/^https?:\/\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+$/,
			"must be a tile address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png",
		)
		.optional(),
	MAP_TILES_ATTRIBUTION: optionalText,
	CDN_MAX_AGE: z.coerce
		.number("must be a number of seconds")
		.int("must be a whole number of seconds")
		.min(0, "must not be negative")
		.default(0),
	LOG_LEVEL: z
		.enum(
			["fatal", "error", "warn", "info", "debug", "trace", "silent"],
			"must be one of fatal, error, warn, info, debug, trace, silent",
		)
		.default("info"),
});

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
	company: { name: string; phone: string; email: string };
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

/** Settings that carry a password, which has no place in a log. */
const secrets = new Set(["DATABASE_URL"]);

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
		company: { name: data.COMPANY_NAME, phone: data.COMPANY_PHONE, email: data.COMPANY_EMAIL },
		embedOrigins: data.EMBED_ORIGINS,
		mapTiles: data.MAP_TILES_URL
			? { url: data.MAP_TILES_URL, attribution: data.MAP_TILES_ATTRIBUTION ?? "" }
			: undefined,
		cdnMaxAge: data.CDN_MAX_AGE,
		logLevel: data.LOG_LEVEL,
	};
}
