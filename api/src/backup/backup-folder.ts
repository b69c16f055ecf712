import { readdir } from "node:fs/promises";

/** A file of a scheduled backup, by its name. */
export interface StoredBackup {
	readonly name: string;
	readonly at: Date;
	/** Whether it was left when a server died while it wrote it. */
	readonly isPart: boolean;
}

const namePattern =
	/^nev-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup(\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.part)?$/;

/** The name of a backup that is made now: `nev-2026-11-22T03-00-00Z.backup`. */
export function backupName(now: Date): string {
	return `nev-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

/** The files with such names in a folder, the newest first. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
	const backups = (await readdir(folder)).flatMap((name) => {
		const [, day, hour, minute, second, part] = namePattern.exec(name) ?? [];
		const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
		return Number.isNaN(at.getTime()) ? [] : [{ name, at, isPart: part !== undefined }];
	});
	return backups.sort((one, other) => other.at.getTime() - one.at.getTime());
}
