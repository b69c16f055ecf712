import { randomBytes } from "node:crypto";
import {
	chownSync,
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { StartError } from "../../start-error.js";
import type { Binaries } from "./binaries.js";
import type { OperatingUser } from "./operating-user.js";
import { run } from "./run.js";
import { sharedDirectory } from "./shared-directory.js";

/** The one role of the embedded server. */
export const role = "nev";

const passwordFile = "nev-password";

/** A folder of data that PostgreSQL can serve. */
export interface Cluster {
	/** Absolute path without links, as PostgreSQL names it. */
	directory: string;
	password: string;
}

/**
 * The cluster below `dataDirectory`, made where there is none. It is made under another name and
 * then renamed, so that a half-made one is never served and of two makers one wins.
 */
export async function prepareCluster(
	dataDirectory: string,
	binaries: Binaries,
	user: OperatingUser,
): Promise<Cluster> {
	const place = join(dataDirectory, "postgres");
	mkdirSync(dataDirectory, { recursive: true });
	if (!existsSync(place)) await makeCluster(place, binaries, user);
	try {
		const directory = realpathSync(place);
		return { directory, password: readFileSync(join(directory, passwordFile), "utf8") };
	} catch (cause) {
		throw new StartError(
			`${place} cannot be read as the embedded database. Start as the user who made it, or set DATA_DIR to another folder.`,
			{ cause },
		);
	}
}

async function makeCluster(place: string, binaries: Binaries, user: OperatingUser): Promise<void> {
	const home = dataHome(place, user);
	const unfinished = mkdtempSync(join(home, "postgres-unfinished-"));
	const passwordPath = `${unfinished}-password`;
	const password = randomBytes(24).toString("base64url");
	try {
		writeFileSync(passwordPath, password, { mode: 0o600 });
		for (const path of [unfinished, passwordPath]) chownTo(path, user);
		await run(
			binaries.initdb,
			[
				`--pgdata=${unfinished}`,
				`--username=${role}`,
				`--pwfile=${passwordPath}`,
				"--auth=scram-sha-256",
				"--encoding=UTF8",
				"--locale-provider=builtin",
				"--builtin-locale=C.UTF-8",
				"--locale=C",
			],
			user,
		);
		renameSync(passwordPath, join(unfinished, passwordFile));
		publishCluster(unfinished, place, home);
	} finally {
		rmSync(unfinished, { recursive: true, force: true });
		rmSync(passwordPath, { force: true });
	}
}

/** Where PostgreSQL's user cannot enter the data folder, the data lives elsewhere behind a link. */
function dataHome(place: string, user: OperatingUser): string {
	const beside = join(place, "..");
	return user.canEnter(beside) ? beside : sharedDirectory();
}

function publishCluster(unfinished: string, place: string, home: string): void {
	const beside = join(place, "..") === home;
	const target = beside ? place : unfinished.replace("-unfinished-", "-data-");
	try {
		renameSync(unfinished, target);
		if (!beside) symlinkSync(target, place);
	} catch (error) {
		if (!beside) rmSync(target, { recursive: true, force: true });
		if (!lstatSync(place, { throwIfNoEntry: false })) throw error;
	}
}

/** Makes PostgreSQL's user the owner of a path. */
export function chownTo(path: string, { identity }: OperatingUser): void {
	if (identity) chownSync(path, identity.uid, identity.gid);
}
