import type { Logger } from "pino";
import type { Database } from "../storage/database.js";
import { remindDealers } from "./remind-dealers.js";
import { removeDeadlines, setDeadlines } from "./set-deadlines.js";

export interface WatchLeadsOptions {
	readonly database: Pick<Database, "orm">;
	/** The open hours that a dealer has to take a lead; 0: nobody watches. */
	readonly overdueHours: number;
	/** Called when reminders are stored. Absent: there is no mail server, and nobody is reminded. */
	readonly onReminders?: (() => void) | undefined;
	readonly log: Logger;
}

const checkIntervalMs = 10 * 60 * 1000;

/** Finds out which leads nobody has taken in time, and reminds their dealers. */
export async function checkLeads({
	database: { orm },
	overdueHours,
	onReminders,
	log,
}: WatchLeadsOptions): Promise<void> {
	if (overdueHours === 0) return removeDeadlines(orm);
	await setDeadlines(orm, overdueHours);
	if (!onReminders) return;
	const reminders = await remindDealers(orm, overdueHours);
	if (reminders > 0) {
		log.info({ reminders }, "dealers are reminded of leads");
		onReminders();
	}
}

/** Checks the leads at once and then every ten minutes. Any number of processes may do so on one database. */
export function watchLeads(options: WatchLeadsOptions): { stop(): Promise<void> } {
	let checking = Promise.resolve();
	function check(): void {
		checking = checkLeads(options).catch((error) =>
			options.log.warn({ err: error }, "it could not be found out which leads are overdue"),
		);
	}
	check();
	const timer = setInterval(check, checkIntervalMs).unref();
	return {
		async stop() {
			clearInterval(timer);
			await checking;
		},
	};
}
