import { parseRegion } from "@nev/contract";
import * as z from "zod";

/** An address without a path, because the links of the site start at the root of its host. */
export const webOrigin = z
	.url({
		protocol: /^https?$/,
		hostname: /^[^*]+$/,
		error: "must be a web address such as https://example.com",
	})
	.transform((address) => new URL(address))
	.refine(
		({ href, origin }) => href === `${origin}/`,
		"must be the address of a whole host such as https://example.com, without a path",
	)
	.transform(({ origin }) => origin);

export const telephoneError = "must be a phone number such as (555) 555-0100";

export const telephone = z.string().regex(/^\+?[\d().\s-]{7,20}$/, telephoneError);

/** `100 Main Street, Naples, Florida 34102`. */
export const streetAddress = z.string().transform((text, { addIssue }) => {
	const [zipCode = ""] = /\d{5}(?:-\d{4})?$/.exec(text) ?? [];
	const parts = text
		.slice(0, text.length - zipCode.length)
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);
	const state = parseRegion(parts.at(-1) ?? "");
	const city = parts.at(-2);
	const street = parts.slice(0, -2).join(", ");
	if (street && city && state && zipCode) return { street, city, state, zipCode };
	addIssue("must be an address such as 100 Main Street, Naples, Florida 34102");
	return z.NEVER;
});

export const emailError = "must be an email address such as info@example.com";

export const emailAddress = z.email(emailError);

export const yesOrNo = z
	.enum(["0", "1", "false", "true", "no", "yes"], "must be true or false")
	.transform((value) => ["1", "true", "yes"].includes(value));

export const portNumber = z.coerce
	.number("must be a port number, 0 to 65535")
	.int("must be a port number, 0 to 65535")
	.min(0, "must be a port number, 0 to 65535")
	.max(65535, "must be a port number, 0 to 65535");

const webhookUrlError = "must be an https address such as https://crm.example.com/leads";

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** An https address. One of this machine may be http, for tests. */
export const webhookUrl = z
	.url({ protocol: /^https?$/, error: webhookUrlError })
	.transform((address) => new URL(address))
	.refine((url) => url.protocol === "https:" || isLoopback(url), webhookUrlError);

export const webhookSecretError =
	'must be whsec_ and 24 to 64 bytes in base64, as echo "whsec_$(openssl rand -base64 32)" prints it';

/** Secrets with spaces between them (Standard Webhooks 1.0), the new one and the old one while it is replaced. */
export const webhookSecrets = z
	.string()
	.transform((text) => text.split(/\s+/))
	.refine((secrets) => secrets.every(isWebhookSecret), webhookSecretError);

function isWebhookSecret(secret: string): boolean {
	const [, base64] = /^whsec_([A-Za-z\d+/]{32,88}={0,2})$/.exec(secret) ?? [];
	const { length } = Buffer.from(base64 ?? "", "base64");
	return length >= 24 && length <= 64;
}

/** A `#` would be one of the password, and end the address. */
const hasNoFragment = (address: string) => !address.includes("#");

const postgresError =
	"must be a PostgreSQL address such as postgres://user:password@host:5432/database";

export const postgresAddress = z
	.url({ protocol: /^postgres(ql)?$/, error: postgresError })
	.refine(hasNoFragment, postgresError);

export const smtpError =
	"must be a mail server's address such as smtp://user:password@mail.example.com:587";

/** A whole number of something. */
export const countOf = (unit: string) =>
	z.coerce.number(`must be a number of ${unit}`).int(`must be a whole number of ${unit}`);

/** Words with commas or spaces between them. */
export const wordList = (initial: string) =>
	z
		.string()
		.default(initial)
		.transform((list) => list.split(/[\s,]+/).filter(Boolean));

export const inLowerCase = (words: string[]) => words.map((word) => word.toLowerCase());
