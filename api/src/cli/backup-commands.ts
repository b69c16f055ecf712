import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { Command } from "commander";
import { type BackupContents, DamagedBackupError, verifyBackup } from "../backup/read-backup.js";
import { restoreBackup } from "../backup/restore-backup.js";
import { backupLines } from "../backup/write-backup.js";
import type { Database } from "../storage/database.js";
import { newestMigration } from "../storage/migrate.js";
import { backups } from "../storage/schema.js";
import { CliError } from "./cli-error.js";
import type { Context } from "./context.js";
import { pluralize } from "./output/format.js";
import { writeFileOnce } from "./output/write-file.js";
import { withDatabase } from "./with-database.js";

/** `nev backup` and `nev restore` */
export function addBackupCommands(program: Command, context: Context): void {
	const { output } = context;

	program
		.command("backup")
		.description("writes everything in the database to one file, also while the server runs")
		.argument("<file>", "the file to write")
		.option("--force", "replaces an existing file")
		.action((name: string, { force }: { force?: boolean }) =>
			withDatabase(context, async ({ connect, orm }) => {
				const file = context.resolvePath(name);
				const client = await connect();
				try {
					await writeFileOnce(file, force, async (write) => {
						// An error of reading ends the last stream. One of writing would be an AbortError in a pipeline.
						const chunks = pipeline(Readable.from(backupLines(client)), createGzip(), () => {});
						for await (const chunk of chunks) {
							context.signal.throwIfAborted();
							await write(chunk);
						}
					});
				} finally {
					await client.end();
				}
				const contents = await verify(file);
				await orm.insert(backups).values({ at: new Date(contents.header.createdAt), file });
				output.print(`${file} contains ${describe(contents)}.`);
			}),
		);

	program
		.command("restore")
		.description("replaces everything in the database by a backup")
		.argument("<file>", "the file that nev backup wrote")
		.option("--yes", "replaces; without it, the command only checks the file")
		.action(async (name: string, { yes }: { yes?: boolean }) => {
			const file = context.resolvePath(name);
			const contents = await verify(file);
			const { createdAt, migration } = contents.header;
			if (migration !== newestMigration()) {
				throw new CliError(
					`${file} has the schema ${migration}, and this version has ${newestMigration()}. Restore it with the version that made it, then upgrade.`,
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
