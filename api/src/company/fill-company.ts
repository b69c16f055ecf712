import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { recordAs } from "../changes/author.js";
import type { Settings } from "../settings/settings.js";
import { isForbidden, isReadOnly } from "../storage/database-error.js";
import type { Orm } from "../storage/orm.js";
import { companyFacts } from "../storage/schema.js";
import { formatMailboxes } from "./company.js";
import { readCompany } from "./stored-company.js";

const variables = {
	name: "COMPANY_NAME",
	phone: "COMPANY_PHONE",
	tollFreePhone: "COMPANY_TOLL_FREE_PHONE",
	email: "COMPANY_EMAIL",
	mailboxes: "COMPANY_MAILBOXES",
} as const;

type Given = readonly (readonly [keyof typeof variables, string])[];

/**
 * Stores what the environment says of the company and nobody has stored yet, and logs what is stored
 * otherwise, because the environment does not change it.
 */
export async function fillCompany(
	orm: Orm,
	{ companyAtFirst }: Pick<Settings, "companyAtFirst">,
	log: Logger,
): Promise<void> {
	const { mailboxes, ...texts } = companyAtFirst;
	const given = Object.entries({
		...texts,
		mailboxes: formatMailboxes(mailboxes),
	}).filter((entry): entry is [keyof typeof variables, string] => Boolean(entry[1]));
	const stored = await readCompany(orm);
	if (!stored) return;
	const missing = given.filter(([field]) => stored[field] === null);
	if (missing.length > 0) {
		await fill(orm, missing).catch((error) => {
			if (!isReadOnly(error) && !isForbidden(error)) throw error;
			log.warn({ err: error }, `${namesOf(missing)} could not be stored in the database`);
		});
	}
	const differing = given.filter(([field, text]) => (stored[field] ?? text) !== text);
	if (differing.length > 0) {
		log.warn(
			`the desk's Company page has other values than ${namesOf(differing)}: change them there`,
		);
	}
}

function fill(orm: Orm, missing: Given): Promise<unknown> {
	return orm.transaction(async (transaction) => {
		await recordAs(transaction, { actor: "server", action: "company variables" });
		await transaction.update(companyFacts).set(
			Object.fromEntries(
				// Another server may have been faster.
				missing.map(([field, text]) => [field, sql`coalesce(${companyFacts[field]}, ${text})`]),
			),
		);
	});
}

function namesOf(given: Given): string {
	return given.map(([field]) => variables[field]).join(", ");
}
