import { resolve } from "node:path";
import { defaultOverdueHours, maxOverdueHours } from "@nev/contract/desk";
import * as z from "zod";
import { hoursOf } from "../text/times.js";
import { contactDefaults, mailboxList } from "./company-settings.js";
import { mailCopies, mailRecipients } from "./mail-recipients.js";
import {
	countOf,
	emailAddress,
	inLowerCase,
	portNumber,
	postgresAddress,
	smtpError,
	streetAddress,
	telephone,
	webhookSecrets,
	webhookUrl,
	webOrigin,
	wordList,
	yesOrNo,
} from "./setting-types.js";
import { mayEndInPassword } from "./url-password.js";

/** The words for no proxy and for one. */
const wordNumbers: Readonly<Record<string, number>> = { true: 1, yes: 1, false: 0, no: 0 };

const atFirst = (what: string, field: keyof typeof contactDefaults) =>
	`${what}, [at first](#the-company); unset: \`${contactDefaults[field]}\``;

/**
 * The settings, by environment variable. The table in docs/settings.md is made from it: the order, the
 * defaults and the descriptions, each of one short line.
 */
export const environmentSchema = z.object({
	PORT: portNumber.default(3000).describe("the port that the server listens on; 0: any free port"),
	HOST: z
		.string()
		.default("0.0.0.0")
		.describe("the address that it listens on; `::`: with IPv6 too"),
	PUBLIC_URL: webOrigin
		.optional()
		.describe("the site's origin, such as `https://example.com`; unset: `http://localhost:PORT`"),
	DATABASE_URL: postgresAddress
		.optional()
		.describe("a PostgreSQL server; unset: the embedded one, in `DATA_DIR`"),
	DATABASE_SESSION_URL: postgresAddress
		.optional()
		.describe("the same database, past a pooler in transaction mode; unset: `DATABASE_URL`"),
	DATA_DIR: z
		.string()
		.default(".data")
		.transform((path) => resolve(path))
		.describe("the folder of the embedded database and of the script tag's files"),
	MIGRATE_AT_START: yesOrNo
		.prefault("true")
		.describe("whether a server migrates the database; if not, `nev migrate` does"),
	COMPANY_NAME: z.string().optional().describe(atFirst("the company's name", "name")),
	COMPANY_PHONE: telephone.optional().describe(atFirst("its phone number", "phone")),
	COMPANY_TOLL_FREE_PHONE: telephone
		.optional()
		.describe(atFirst("its toll-free number", "tollFreePhone")),
	COMPANY_EMAIL: emailAddress.optional().describe(atFirst("its email address", "email")),
	COMPANY_MAILBOXES: mailboxList.describe(
		"the addresses of departments, [at first](#the-company); unset: their names at the domain of the email address",
	),
	COMPANY_ADDRESS: streetAddress
		.optional()
		.describe("its [address](#the-company) for search engines; unset: they get no address"),
	SMTP_URL: z
		.url({ protocol: /^smtps?$/, hostname: /./, error: smtpError })
		// Otherwise another host would get the mails.
		.refine((address) => !mayEndInPassword(address), smtpError)
		.optional()
		.describe("the mail server for leads; unset: leads are stored and not mailed"),
	SMTP_HELO_NAME: z
		.string()
		.regex(
			/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i,
			"must be a full host name such as nev.example.com",
		)
		.optional()
		.describe(
			"the name in the greeting to the mail server (EHLO); unset: the host of `PUBLIC_URL`",
		),
	MAIL_TO: mailRecipients
		.optional()
		.describe(
			"the company's [addresses](#addresses) for leads, up to five; required with `SMTP_URL`",
		),
	MAIL_COPIES: z
		.enum(mailCopies, `must be one of ${mailCopies.join(", ")}`)
		.default("all")
		.describe("which leads of dealers the company is mailed [too](#addresses)"),
	MAIL_FROM: emailAddress
		.optional()
		.describe(
			"the sender of the leads' mails; unset: `COMPANY_EMAIL`. Bounces come to it, so a person has to read it",
		),
	DEALERSHIP_REVIEW: yesOrNo
		.optional()
		.describe(
			"whether an operator must approve a submitted dealership; unset: see [below](#review)",
		),
	ROUTE_LEADS: z
		.enum(["none", "nearest"], "must be none or nearest")
		.default("none")
		.describe(
			"`nearest`: a lead that names no dealer goes to the [nearest one](operating.md#the-nearest-dealer)",
		),
	LEAD_OVERDUE_HOURS: countOf("hours")
		.min(0, "must not be negative")
		.max(maxOverdueHours, `must be at most ${maxOverdueHours}`)
		.default(defaultOverdueHours)
		.describe(
			"open hours that a dealer has to [take a lead](operating.md#leads-that-nobody-takes); `0`: leads are not watched",
		),
	CONFIRM_LEADS: yesOrNo
		.prefault("true")
		.describe(
			"whether visitors get a [confirmation](operating.md#confirmations); needs `PUBLIC_URL`",
		),
	LEAD_WEBHOOK_URL: webhookUrl
		.optional()
		.describe("where each lead is [posted](operating.md#the-webhook) as JSON; unset: nowhere"),
	LEAD_WEBHOOK_SECRET: webhookSecrets
		.optional()
		.describe("what it is signed with, `whsec_…`; required with `LEAD_WEBHOOK_URL`"),
	LEAD_WEBHOOK_PRIVATE_NETWORK: yesOrNo
		.prefault("false")
		.describe("whether that address may be in your own network"),
	LEADS_PER_MINUTE: countOf("requests")
		.min(1, "must be at least 1")
		.default(20)
		.describe("how many leads an IP address may send in a minute, see [limits](#limits)"),
	READS_PER_MINUTE: countOf("requests")
		.min(1, "must be at least 1")
		.default(6000)
		.describe("how many requests an IP address may send in a minute, see [limits](#limits)"),
	MAX_CONNECTIONS: countOf("connections")
		.min(1, "must be at least 1")
		.default(10_000)
		.describe("how many connections of one process may be open, see [limits](#limits)"),
	TRUST_PROXY: z
		.string()
		.regex(/^(\d|true|false|yes|no)$/, "must be true, false or the number of your proxies, 0 to 9")
		.default("false")
		.transform((value) => Number(wordNumbers[value] ?? value))
		.describe("how many of your own proxies in a row extend `X-Forwarded-For`; `true`: one"),
	CDN_MAX_AGE: countOf("seconds")
		.min(0, "must not be negative")
		.default(0)
		.describe("how many seconds a CDN may cache catalogue responses"),
	DRAIN_SECONDS: z.coerce
		.number("must be a number of seconds")
		.min(0, "must not be negative")
		.max(300, "must be at most 300")
		.default(0)
		.describe(
			"how long a server that is asked to stop answers on, for [a balancer](operating.md#several-servers)",
		),
	EMBED_ORIGINS: wordList("*")
		.refine(
			(list) =>
				list.length > 0 && list.every((word) => word === "*" || webOrigin.safeParse(word).success),
			"must be * or a list of origins such as https://dealer-one.com,https://dealer-two.com",
		)
		// As browsers send it: in lower case, without the usual port.
		.transform((list) => list.map((word) => (word === "*" ? word : new URL(word).origin)))
		.describe("the origins that may call the API and show `/embed/frame/…`"),
	BACKUP_TO: z
		.string()
		.transform((path) => resolve(path))
		.optional()
		.describe(
			"a folder for [backups that servers make](operating.md#backups-by-the-servers); unset: none",
		),
	BACKUP_EVERY: z
		.string()
		.default("1d")
		.transform(hoursOf)
		.pipe(z.number("must be a time such as 12h, 1d or 1w").min(1, "must be at least 1h"))
		.describe("how often they make one there, such as `12h`, `1d` or `1w`"),
	BACKUP_KEEP: countOf("backups")
		.min(1, "must be at least 1")
		.default(7)
		.describe("how many of the newest they keep"),
	MAP_FILE: z
		.string()
		.transform((path) => resolve(path))
		.optional()
		.describe("a [map with streets](map.md), as a PMTiles file; unset: the built-in one"),
	MAP_TILES_URL: z
		.string()
		.regex(
			/^https?:\/\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+$/,
			"must be a tile address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png",
		)
		.optional()
		.describe("a service of [tiles that are pictures](map.md#pictures), for the site's map"),
	MAP_TILES_ATTRIBUTION: z.string().optional().describe("the credits of that service"),
	ROAD_RULES: z
		.string()
		.transform((path) => resolve(path))
		.optional()
		.describe(
			"a JSON file with [road rules](road-rules.md) of states, in place of the built-in ones of these",
		),
	ZIP_CODES_FILE: z
		.string()
		.transform((path) => resolve(path))
		.optional()
		.describe("a CSV file with [ZIP codes](#zip-codes) that replace built-in ones or add to them"),
	GTM_ID: z
		.string()
		.regex(/^GTM-[A-Z0-9]+$/, "must be a container's id such as GTM-ABC123")
		.optional()
		.describe("a Google Tag Manager container; unset: nothing is loaded from a third party"),
	INSIGHT: yesOrNo
		.prefault("true")
		.describe("whether searches for dealers are counted, as [sums per day](operating.md#insight)"),
	STORYBOOK: yesOrNo
		.prefault("false")
		.describe("whether `/storybook` shows every state of every widget; `npm start` builds it then"),
	DESK_ORIGIN: webOrigin
		.refine((origin) => origin.startsWith("https:"), "must be an https address")
		.optional()
		.describe(
			"for `nev desk --proxy` and links to it: its origin, such as `https://desk.example.com`",
		),
	DESK_USER_HEADER: z
		.string()
		.regex(/^[\w-]+$/, "must be the name of a header such as X-Auth-Request-Email")
		.optional()
		.describe("for `nev desk --proxy`: the header in which the proxy names the user"),
	DESK_PROXY_SECRET: z
		.string()
		.min(32, "must have at least 32 characters")
		.optional()
		.describe("for `nev desk --proxy`: what the proxy sends as `X-Desk-Proxy-Secret`"),
	DESK_OPERATORS: wordList("")
		.transform(inLowerCase)
		.describe("for `nev desk --proxy`: the users who may use it, as the proxy names them"),
	IMPORT_PRIVATE_NETWORK: yesOrNo
		.prefault("false")
		.describe("whether `nev import` may download a list from your own network"),
	LOG_LEVEL: z
		.enum(
			["fatal", "error", "warn", "info", "debug", "trace", "silent"],
			"must be one of fatal, error, warn, info, debug, trace, silent",
		)
		.default("info")
		.describe("`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`"),
	ACCESS_LOG: yesOrNo.prefault("false").describe("whether each answer is [logged](#the-log)"),
	METRICS_PORT: portNumber
		.optional()
		.describe(
			"a port of its own for [metrics](alerts.md), away from visitors; unset: there are none",
		),
});
