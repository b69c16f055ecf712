import type { Logger } from "pino";
import { companyTimeZone } from "../company/company-time-zone.js";
import type { Settings } from "../settings/settings.js";
import type { Database } from "../storage/database.js";
import { storeDigest } from "./lead-digest.js";
import { mailUnassigned } from "./unassigned-leads.js";

export interface CompanyMailOptions {
	readonly database: Pick<Database, "orm">;
	readonly mail: Pick<Settings["mail"], "to" | "leadAddresses" | "copies">;
	/** The time zone that pages state of the company. */
	readonly timeZone: () => string;
	/** Called when mails are stored. */
	readonly onStored: () => void;
	readonly log: Logger;
}

const intervalMs = 5 * 60 * 1000;

/**
 * Every five minutes, mails the company the leads that no dealer is mailed any more, and once a day, if
 * `MAIL_COPIES` says so, the list of yesterday's.
 */
export function watchCompanyMails({
	database,
	mail,
	timeZone,
	onStored,
	log,
}: CompanyMailOptions): {
	stop(): Promise<void>;
} {
	const { orm } = database;
	let checking = Promise.resolve();

	async function check(): Promise<void> {
		const unassigned = await mailUnassigned(orm, mail);
		if (unassigned > 0)
			log.info({ leads: unassigned }, "the company is mailed leads that no dealer gets");
		const isDigestStored =
			mail.copies === "digest" && (await storeDigest(orm, mail.to, companyTimeZone(timeZone())));
		if (unassigned > 0 || isDigestStored) onStored();
	}

	const timer = setInterval(() => {
		checking = check().catch((error) =>
			log.warn({ err: error }, "leads of nobody and the digest could not be mailed"),
		);
	}, intervalMs).unref();
	return {
		async stop() {
			clearInterval(timer);
			await checking;
		},
	};
}
