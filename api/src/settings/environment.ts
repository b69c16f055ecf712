import { resolve } from "node:path";
import * as z from "zod";

/** The departments with their own mailbox. */
export const mailboxes = [
	"support",
	"sales",
	"privacy",
	"legal",
	"editorial",
	"corrections",
	"feedback",
	"diversity",
	"ethics",
	"careers",
] as const;

export type Mailbox = (typeof mailboxes)[number];

const optionalText = z.string().trim().min(1).optional();

/** An address without a path, because the links of the site start at the root of its host. */
const webOrigin = z
	.url({ protocol: /^https?$/, error: "must be a web address such as https://example.com" })
	.transform((address) => new URL(address))
	.refine(
		({ href, origin }) => href === `${origin}/`,
		"must be the address of a whole host such as https://example.com, without a path",
	)
	.transform(({ origin }) => origin);

const telephone = z
	.string()
	.trim()
	.regex(/^\+?[\d().\s-]{7,20}$/, "must be a telephone number such as (555) 555-0100");

const emailAddress = z.email("must be an e-mail address such as info@example.com");

const yesOrNo = z
	.enum(["0", "1", "false", "true", "no", "yes"], "must be true or false")
	.transform((value) => ["1", "true", "yes"].includes(value));

/** The words for no proxy and for one. */
const wordNumbers: Readonly<Record<string, number>> = { true: 1, yes: 1, false: 0, no: 0 };

const mailboxSetting = new RegExp(`^(${mailboxes.join("|")})=[^\\s@=]+@[^\\s@=]+$`);

/** The settings, by environment variable. */
export const environmentSchema = z.object({
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
	DATABASE_SESSION_URL: z
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
	MIGRATE_AT_START: yesOrNo.default(true),
	PUBLIC_URL: webOrigin.optional(),
	COMPANY_NAME: z.string().trim().min(1).default("NEV Dealer Network"),
	COMPANY_PHONE: telephone.default("(555) 555-0100"),
	COMPANY_TOLL_FREE_PHONE: telephone.default("(800) 555-0100"),
	COMPANY_EMAIL: emailAddress.default("info@nev-dealers.example.com"),
	COMPANY_MAILBOXES: z
		.string()
		.default("")
		.transform((list) => list.split(/[\s,]+/).filter(Boolean))
		.pipe(
			z.array(
				z.string().regex(mailboxSetting, {
					error: `must be a list such as sales=sales@example.com,privacy=privacy@example.com, of ${mailboxes.join(", ")}`,
				}),
			),
		)
		.transform(
			(list): Partial<Record<Mailbox, string>> =>
				Object.fromEntries(list.map((item) => item.split("="))),
		),
	SMTP_URL: z
		.url({
			protocol: /^smtps?$/,
			error: "must be a mail server's address such as smtp://user:password@mail.example.com:587",
		})
		.optional(),
	MAIL_FROM: emailAddress.optional(),
	MAIL_TO: emailAddress.optional(),
	DEALERSHIP_REVIEW: yesOrNo.optional(),
	LEADS_PER_MINUTE: z.coerce
		.number("must be a number of requests")
		.int("must be a whole number of requests")
		.min(1, "must be at least 1")
		.default(20),
	READS_PER_MINUTE: z.coerce
		.number("must be a number of requests")
		.int("must be a whole number of requests")
		.min(1, "must be at least 1")
		.default(6000),
	TRUST_PROXY: z
		.string()
		.trim()
		.regex(/^(\d|true|false|yes|no)$/, "must be true, false or the number of your proxies, 0 to 9")
		.default("false")
		.transform((value) => Number(wordNumbers[value] ?? value)),
	MAX_CONNECTIONS: z.coerce
		.number("must be a number of connections")
		.int("must be a whole number of connections")
		.min(1, "must be at least 1")
		.default(10_000),
	DRAIN_SECONDS: z.coerce
		.number("must be a number of seconds")
		.min(0, "must not be negative")
		.max(300, "must be at most 300")
		.default(0),
	STORYBOOK: yesOrNo.default(false),
	GTM_ID: z
		.string()
		.trim()
		.regex(/^GTM-[A-Z0-9]+$/, "must be a container's id such as GTM-ABC123")
		.optional(),
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
	MAP_FILE: z
		.string()
		.trim()
		.transform((path) => resolve(path))
		.optional(),
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
	ACCESS_LOG: yesOrNo.default(false),
	METRICS_PORT: z.coerce
		.number("must be a port number, 0 to 65535")
		.int("must be a port number, 0 to 65535")
		.min(0, "must be a port number, 0 to 65535")
		.max(65535, "must be a port number, 0 to 65535")
		.optional(),
	LOG_LEVEL: z
		.enum(
			["fatal", "error", "warn", "info", "debug", "trace", "silent"],
			"must be one of fatal, error, warn, info, debug, trace, silent",
		)
		.default("info"),
});
