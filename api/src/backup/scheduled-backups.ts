import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { createRateLimiter, isLimited } from "../limits/limit-rate.js";
import { addNotices, type Notice } from "../mail-queue/notices.js";
import type { Settings } from "../settings/settings.js";
import type { Database } from "../storage/database.js";
import { replaceFile } from "../storage/replace-file.js";
import { backups } from "../storage/schema.js";
import { backupName, listBackups, type StoredBackup } from "./backup-folder.js";
import { DamagedBackupError, verifyBackup } from "./read-backup.js";
import { writeBackup } from "./write-backup.js";

/** The backups that servers make by themselves. */
export interface ScheduledBackups {
	/** Makes backups when they are due, from now on. */
	start(): void;
	/**
	 * Makes a backup if one is due and no other server is making it, and tells the operator if that fails.
	 *
	 * @returns when to check next, in milliseconds
	 */
	check(now: Date): Promise<number>;
	/** Makes no more, and resolves when one under way is given up. */
	stop(): Promise<void>;
}

export interface ScheduledBackupsOptions extends NonNullable<Settings["backup"]> {
	readonly database: Pick<Database, "connect" | "orm" | "pool">;
	/** Undefined: nobody is mailed. */
	readonly mail: Pick<Settings["mail"], "to"> | undefined;
	/** Called when a mail waits to be sent. */
	readonly onTold?: () => void;
	readonly log: Logger;
}

/** The key of the advisory lock of the server that makes a backup: a number that nothing else here uses. */
export const backupLock = 4_957_303;

/** How often to check at least. After a failure, the next attempt is then. */
const checkIntervalMs = 10 * 60 * 1000;

const anHour = 60 * 60 * 1000;

/** The operator is told once, and while it fails for days, each day. */
const notice = { name: "backup-notice", points: 1, seconds: 24 * 60 * 60 };

/** Of the servers on one database, one makes each backup. What is in the folder says when the next one is due. */
export function createScheduledBackups(options: ScheduledBackupsOptions): ScheduledBackups {
	const { database, folder, everyHours, keep, mail, onTold, log } = options;
	const period = everyHours * anHour;
	const limiter = createRateLimiter(database.pool, notice);
	const stopping = new AbortController();
	let running: Promise<void> | undefined;

	async function run(): Promise<void> {
		const { signal } = stopping;
		while (!signal.aborted) {
			await sleep(await check(new Date()), undefined, { signal }).catch(() => {});
		}
	}

	async function check(now: Date): Promise<number> {
		try {
			return Math.min(await makeIfDue(now), checkIntervalMs);
		} catch (error) {
			if (!stopping.signal.aborted) await tell(error);
			return checkIntervalMs;
		}
	}

	async function makeIfDue(now: Date): Promise<number> {
		const wait = timeUntilDue(await readFolder(now), now);
		if (wait > 0) return wait;
		const client = await database.connect();
		try {
			const { rows } = await client.query("select pg_try_advisory_lock($1) as locked", [
				backupLock,
			]);
			// Another server may have made one since.
			const files = await readFolder(now);
			const overdue = -timeUntilDue(files, now);
			if (overdue >= 0 && rows[0].locked) {
				// Keeps the time of day, however late this check is.
				const due = overdue < checkIntervalMs ? new Date(now.getTime() - overdue) : now;
				await make(client, due, files);
			} else if (overdue >= period) {
				throw new Error("another server is making one, and does not finish");
			}
		} finally {
			await client.end();
		}
		return checkIntervalMs;
	}

	/** Backups from the future were made before the clock was set back, so they do not say when one is due. */
	async function readFolder(now: Date): Promise<Folder> {
		const files = await listBackups(folder);
		const isFuture = ({ at }: StoredBackup) => at.getTime() > now.getTime() + period;
		const whole = files.filter(({ isPart }) => !isPart);
		return {
			past: whole.filter((file) => !isFuture(file)),
			future: whole.filter(isFuture),
			parts: files.filter(({ isPart }) => isPart),
		};
	}

	function timeUntilDue({ past: [newest] }: Folder, now: Date): number {
		return newest ? newest.at.getTime() + period - now.getTime() : 0;
	}

	async function make(
		client: pg.Client,
		now: Date,
		{ past, future, parts }: Folder,
	): Promise<void> {
		if (future.length > 0) {
			log.warn(
				{ folder, files: future.map(({ name }) => name) },
				"backups from the future do not count and are not removed: check the clock",
			);
		}
		const file = join(folder, backupName(now));
		await replaceFile(
			file,
			(write) => writeBackup(client, write, stopping.signal),
			async (temporaryFile) => void (await verifyBackup(temporaryFile)),
		);
		await database.orm.insert(backups).values({ at: now, file });
		log.info({ file }, "a backup was made and read back");
		if (mail) await limiter.delete(mail.to);
		for (const { name } of [...past.slice(keep - 1), ...parts]) {
			await rm(join(folder, name), { force: true }).catch((error) =>
				log.warn({ err: error }, "an old backup could not be removed"),
			);
		}
	}

	async function tell(error: unknown): Promise<void> {
		const sentence = `No backup could be made in ${folder}: ${backupProblem(error)}.`;
		log.error({ err: error }, sentence);
		if (!mail) return;
		try {
			if (await isLimited(limiter, mail.to)) return;
			await addNotices(database.orm, [failureNotice(sentence, mail.to)]);
			onTold?.();
		} catch (failure) {
			await limiter.delete(mail.to).catch(() => {});
			log.warn({ err: failure }, "the operator could not be told about backups");
		}
	}

	return {
		check,
		start() {
			running ??= run();
		},
		async stop() {
			stopping.abort();
			await running;
		},
	};
}

/** The backups in the folder, the newest first. */
interface Folder {
	readonly past: readonly StoredBackup[];
	readonly future: readonly StoredBackup[];
	/** What servers that died have left. */
	readonly parts: readonly StoredBackup[];
}

function backupProblem(error: unknown): string {
	if (error instanceof DamagedBackupError) return "what was written could not be read back";
	return error instanceof Error ? error.message : String(error);
}

function failureNotice(sentence: string, to: string): Notice {
	return {
		to,
		subject: "No backup was made",
		text: [
			sentence,
			"",
			"Correct that: the folder of BACKUP_TO must be there, the server must be able to write in it, and it needs room. The servers try again every ten minutes. Earlier backups are not removed meanwhile.",
			"",
			"  pnpm nev backup FILE    makes one elsewhere",
			"",
			"This notice comes once a day until a backup is made.",
		].join("\n"),
	};
}
