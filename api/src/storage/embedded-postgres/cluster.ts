import { randomBytes } from "node:crypto";
import {
	existsSync,
	lstatSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { StartError } from "../../errors/operator-error.js";
import { createFolder } from "../create-folder.js";
import type { Binaries } from "./binaries.js";
import { chownTo, type OperatingUser, runAs, sharedDirectory } from "./operating-user.js";

/** The only role of the embedded server. */
export const role = "nev";

const passwordFile = "nev-password";

/** A PostgreSQL data directory. */
export interface Cluster {
	/** Absolute path without symbolic links, as PostgreSQL reports it. */
	directory: string;
	password: string;
}

/**
 * Opens the cluster in `dataDirectory`, and creates it first if there is none. It is created under a
 * temporary name and renamed, so that no unfinished cluster is ever used, and so that one of two
 * processes that create it at once wins.
 */
export async function prepareCluster(
	dataDirectory: string,
	binaries: Binaries,
	user: OperatingUser,
): Promise<Cluster> {
	const path = join(dataDirectory, "postgres");
	createFolder(dataDirectory);
	if (!existsSync(path)) await createCluster(path, binaries, user);
	try {
		const directory = realpathSync(path);
		return { directory, password: readFileSync(join(directory, passwordFile), "utf8") };
	} catch (cause) {
		throw new StartError(
			`${path} cannot be read as the embedded database. Start as the user who created it, or set DATA_DIR to another directory.`,
			{ cause },
		);
	}
}

async function createCluster(path: string, binaries: Binaries, user: OperatingUser): Promise<void> {
	const parent = parentFor(path, user);
	const unfinished = mkdtempSync(join(parent, "postgres-unfinished-"));
	const passwordPath = `${unfinished}-password`;
	const password = randomBytes(24).toString("base64url");
	try {
		writeFileSync(passwordPath, password, { mode: 0o600 });
		for (const created of [unfinished, passwordPath]) chownTo(user, created);
		await runAs(user, binaries.initdb, [
			`--pgdata=${unfinished}`,
			`--username=${role}`,
			`--pwfile=${passwordPath}`,
			"--auth=scram-sha-256",
			"--encoding=UTF8",
			"--locale-provider=builtin",
			"--builtin-locale=C.UTF-8",
			"--locale=C",
		]);
		renameSync(passwordPath, join(unfinished, passwordFile));
		publishCluster(unfinished, path);
	} finally {
		rmSync(unfinished, { recursive: true, force: true });
		rmSync(passwordPath, { force: true });
	}
}

/** If PostgreSQL's user cannot enter the data directory, the cluster is elsewhere, behind a link. */
function parentFor(path: string, user: OperatingUser): string {
	const dataDirectory = dirname(path);
	return user.canEnter(dataDirectory) ? dataDirectory : sharedDirectory();
}

/** Moves a cluster to its path. If another process was faster, its cluster stays. */
function publishCluster(unfinished: string, path: string): void {
	const isLinked = dirname(path) !== dirname(unfinished);
	const target = isLinked ? unfinished.replace("-unfinished-", "-data-") : path;
	try {
		renameSync(unfinished, target);
		if (isLinked) symlinkSync(target, path);
	} catch (error) {
		if (isLinked) rmSync(target, { recursive: true, force: true });
		if (!lstatSync(path, { throwIfNoEntry: false })) throw error;
	}
}
