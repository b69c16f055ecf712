import { stat } from "node:fs/promises";
import {
	type BackupContents,
	backups,
	DamagedBackupError,
	type Database,
	isReadOnly,
	makerOf,
	newestMigration,
	productVersion,
	verifyBackup,
	writeBackup,
} from "@nev/api/operations";
import type { Command } from "commander";
import { restoreBackup } from "../backup/restore-backup.js";
import { CliError } from "./cli-error.js";
import { type Context, outputClosed } from "./context.js";
import { pluralize } from "./output/format.js";
import { writeFileOnce } from "./output/write-file.js";
import { withDatabase } from "./with-database.js";

/** `nev backup` and `nev restore` */
export function addBackupCommands(program: Command, context: Context): void {
	const { output } = context;

	program
		.command("backup")
		.description("writes everything in the database to one file, also while the server runs")
		.argument("<file>", "the file to write, or - for standard output")
		.option("--force", "replaces an existing file")
		.action((name: string, { force }: { force?: boolean }) =>
			withDatabase(context, async ({ connect, orm }) => {
				const client = await connect();
				const file = await writeFileOnce(context, name, force, (write) =>
					writeBackup(client, write, context.signal),
				)
					.catch((error) => {
						throw error === outputClosed
							? new CliError(`${name} was closed before the backup was complete. Make another one.`)
							: error;
					})
					.finally(() => client.end());
				if (file === undefined) {
					output.notify(
						`Written to ${name}, where it cannot be read back. Check it where it arrives, with nev restore FILE.`,
					);
					return;
				}
				const contents = await verify(file);
				await orm
					.insert(backups)
					.values({ at: new Date(contents.header.createdAt), file })
					.catch((error) => {
						if (!isReadOnly(error)) throw error;
						output.notify("The database is read-only, so Health does not show this backup.");
					});
				output.print(`${file} contains ${describe(contents)}.`);
			}),
		);

	program
		.command("restore")
		.description("replaces everything in the database by a backup")
		.argument("<file>", "the file that nev backup wrote")
		.option("--yes", "replaces; without it, the command only checks the file")
		.action(async (name: string, { yes }: { yes?: boolean }) => {
			const file = name === "-" ? "/dev/stdin" : context.resolvePath(name);
			const contents = await verify(file);
			const { createdAt, version, migration } = contents.header;
			if (migration !== newestMigration()) {
				throw new CliError(
					`${file} has the schema ${migration}, and this version, ${productVersion()}, has ${newestMigration()}. Restore it with ${makerOf(migration, version)}, then upgrade.`,
				);
			}
			if (!yes) {
				output.print(
					`${file} is undamaged. It contains ${describe(contents)}, of ${createdAt}. To replace everything in the database by it, add --yes.`,
				);
				return;
			}
			const restore = async ({ connect }: Database) => {
				const client = await connect();
				try {
					await restoreBackup(client, file);
				} finally {
					await client.end();
				}
			};
			await withDatabase(context, restore, { creates: true });
			output.print(
				`Restored ${describe(contents)}, of ${createdAt}. Repeat what people asked to be erased since then.`,
			);
		});
}

async function verify(file: string): Promise<BackupContents> {
	try {
		if (!(await stat(file)).isFile()) {
			throw new CliError(
				`${file} is not a file, and a restore reads its backup twice. Save the backup to a file, and restore that.`,
			);
		}
		return await verifyBackup(file);
	} catch (error) {
		if (error instanceof DamagedBackupError) {
			throw new CliError(
				`${file} is damaged, incomplete, or not a backup. Nothing was changed. Use another backup.`,
			);
		}
		if (error instanceof Error && "syscall" in error) {
			throw new CliError(`${file} cannot be read: ${error.message}.`);
		}
		throw error;
	}
}

function describe({ rows }: BackupContents): string {
	const count = (table: string, name: string) => pluralize(rows[table] ?? 0, name);
	return `${count("leads", "lead")}, ${count("dealerships", "dealership")} and ${count("vehicles", "vehicle")}`;
}
