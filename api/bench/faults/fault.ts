import { setTimeout as sleep } from "node:timers/promises";
import { printTable } from "../../../scripts/bench/report.js";
import { startLeadStream } from "../lead-stream.js";
import { companyAddresses } from "./faulty-mail-server.js";
import type { Stage } from "./stage.js";

/** What every fault needs: where leads go, and where they must be found. */
export type Scene = Pick<Stage, "address" | "mail" | "webhook" | "sql">;

/** One way to break something while visitors send leads. */
export interface Fault<Place extends Scene = Stage> {
	readonly name: string;
	/** Breaks it for a while, in milliseconds, and mends it. */
	run(stage: Place, duration: number): Promise<void>;
	/**
	 * Whether a mail may arrive twice with one Message-ID: its sender dies after the mail server has
	 * accepted it, and before that is recorded. No protocol prevents it, and mail programs show it once.
	 */
	readonly mayRepeatMails?: boolean;
	/** The longest times without a lead and without a read that are harmless, in milliseconds. */
	readonly maxOutages?: { readonly leads: number; readonly reads: number };
	/** Needs PostgreSQL on a disk of this size, in MiB. */
	readonly diskSize?: number;
}

/** What a fault did. Leads and mails are counted, outages are in milliseconds. */
export interface Damage {
	readonly fault: string;
	/** Requests, retries included. */
	readonly sent: number;
	readonly unanswered: number;
	readonly acknowledged: number;
	/** Acknowledged and not stored, or not mailed or not posted to the webhook in the end. */
	readonly lost: number;
	/** Stored more than once, mailed with different Message-IDs, or posted with different ids. */
	readonly doubled: number;
	/** Mailed again with the same Message-ID, or posted again with the same id. */
	readonly repeatedMails: number;
	readonly longestOutage: number;
	/** The longest time in which the list of dealers was not answered. */
	readonly longestReadOutage: number;
	readonly isHarmless: boolean;
}

/** How many mails and events of each lead arrive. */
const perLead = [companyAddresses.length, 1];

/** How long the mails may take after the fault. A hanging mail server is given up after 30 seconds. */
const mailTimeout = 90_000;

/** Sends leads, causes a fault, and counts what happened to them. */
export async function runFault<Place extends Scene>(
	stage: Place,
	fault: Fault<Place>,
	duration: number,
): Promise<Damage> {
	const { address } = stage;
	const leads = startLeadStream(address, `${fault.name} visitor`);
	const reads = startReader(address);
	await sleep(duration / 3);
	await fault.run(stage, duration);
	await sleep(duration / 3);
	await leads.stop();
	const longestReadOutage = await reads.stop();
	await deliverMails(stage);

	const rows = await stage.sql(
		"select name, count(*)::integer as count from leads where starts_with(name, $1) group by name",
		[fault.name],
	);
	const stored = new Map(rows.map(({ name, count }) => [String(name), Number(count)]));
	const acceptedOf = (name: string) =>
		[stage.mail, stage.webhook].map(({ accepted }) => accepted.get(name));
	/** How many mails and events of a lead there are too many, or too few if negative. */
	const surplusOf = (name: string) =>
		acceptedOf(name).map((ids, index) => (ids?.size ?? 0) - (perLead[index] ?? 0));
	const acknowledged = [...leads.acknowledged];
	const lost = acknowledged.filter(
		(name) => !stored.has(name) || surplusOf(name).some((surplus) => surplus < 0),
	).length;
	const doubled = [...stored].filter(
		([name, count]) => count > 1 || surplusOf(name).some((surplus) => surplus > 0),
	).length;
	const repeatedMails = [...stored.keys()]
		.flatMap((name) => acceptedOf(name).flatMap((ids) => [...(ids?.values() ?? [])]))
		.filter((count) => count > 1).length;
	return {
		fault: fault.name,
		sent: leads.sent,
		unanswered: leads.unanswered,
		acknowledged: acknowledged.length,
		lost,
		doubled,
		repeatedMails,
		longestOutage: Math.round(leads.longestOutage),
		longestReadOutage: Math.round(longestReadOutage),
		isHarmless:
			acknowledged.length > 0 &&
			lost === 0 &&
			doubled === 0 &&
			leads.longestOutage <= (fault.maxOutages?.leads ?? Infinity) &&
			longestReadOutage <= (fault.maxOutages?.reads ?? Infinity) &&
			(repeatedMails === 0 || fault.mayRepeatMails === true),
	};
}

/** Lets retries be due at once and those that failed for good be retried, until all mails are sent. */
async function deliverMails({ sql }: Scene): Promise<void> {
	for (const deadline = Date.now() + mailTimeout; Date.now() < deadline; await sleep(200)) {
		const [row] = await sql(
			"select count(*) as count from mails where kind in ('lead', 'webhook') and state <> 'sent'",
		);
		if (Number(row?.count) === 0) return;
		await sql(
			"update mails set state = 'waiting', due_at = now() where state in ('waiting', 'dead') and claimed_until is null",
		);
	}
}

/** Reads the list of dealers again and again. `stop` resolves with the longest outage. */
function startReader(address: string): { stop(): Promise<number> } {
	let longest = 0;
	let latest = performance.now();
	let isOver = false;
	async function run(): Promise<void> {
		while (!isOver) {
			const response = await fetch(`${address}/api/dealerships`, {
				signal: AbortSignal.timeout(2000),
			}).catch(() => undefined);
			const body = await response?.arrayBuffer().catch(() => undefined);
			if (response?.ok && body) {
				longest = Math.max(longest, performance.now() - latest);
				latest = performance.now();
			}
			await sleep(20);
		}
	}
	const running = run();
	return {
		async stop() {
			isOver = true;
			await running;
			return Math.max(longest, performance.now() - latest);
		},
	};
}

/** Prints what faults did. The process ends with 1 if one of them did harm. */
export function printDamage(damages: readonly Damage[]): void {
	const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
	printTable([
		[
			...["fault", "sent", "no answer", "acknowledged", "lost", "doubled"],
			...["mails repeated", "no lead for", "no read for"],
		],
		...damages.map((damage) => [
			damage.fault,
			...[damage.sent, damage.unanswered, damage.acknowledged].map(String),
			...[damage.lost, damage.doubled, damage.repeatedMails].map(String),
			...[damage.longestOutage, damage.longestReadOutage].map(seconds),
		]),
	]);
	process.exitCode = damages.every(({ isHarmless }) => isHarmless) ? 0 : 1;
}
