import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { StartError } from "../../errors/operator-error.js";

/** The user that PostgreSQL runs as. PostgreSQL refuses to run as root. */
export interface OperatingUser {
	/** Set if it is not the user of this process. */
	identity?: { uid: number; gid: number };
	/** Whether the user can enter and read a directory. */
	canEnter(path: string): boolean;
}

const accountName = "postgres";

/**
 * The user of this process. For root it is the owner of the cluster or of the data directory, so that a server of
 * this owner can go on with them. If that is root or nobody, it is the account `postgres`, which is created if needed.
 */
export function operatingUser(dataDirectory?: string): OperatingUser {
	if (process.getuid?.() !== 0) {
		assertAccount();
		return { canEnter: () => true };
	}
	const owner =
		dataDirectory && (ownerOf(join(dataDirectory, "postgres")) ?? ownerOf(dataDirectory));
	const identity = owner || { uid: accountId("-u"), gid: accountId("-g") };
	return {
		identity,
		canEnter: (path) =>
			spawnSync("/bin/sh", ["-c", 'test -r "$0" && test -x "$0"', path], {
				...identity,
				cwd: "/",
				env: childEnvironment(),
			}).status === 0,
	};
}

/** Makes the user the owner of a path. */
export function chownTo({ identity }: OperatingUser, path: string): void {
	if (identity) chownSync(path, identity.uid, identity.gid);
}

/**
 * Runs a program as the user and waits until it exits.
 *
 * @throws {Error} with its output if it fails
 */
export function runAs(
	{ identity }: OperatingUser,
	program: string,
	parameters: string[],
): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawn(program, parameters, {
			...identity,
			cwd: "/",
			env: childEnvironment(),
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding("utf8").on("data", (text: string) => {
				output += text;
			});
		}
		child.on("error", reject);
		child.on("close", (code) => {
			if (code === 0) resolve();
			else reject(new Error(`${program} exited with ${code}:\n${output.trim()}`));
		});
	});
}

/** A directory that every user can enter, for files that the data directory cannot hold. */
export function sharedDirectory(path = "/var/lib/nev-postgres"): string {
	// chmod, because a strict umask overrides the mode of mkdir.
	if (mkdirSync(path, { recursive: true })) chmodSync(path, 0o755);
	return path;
}

/** PostgreSQL needs the name of its user. In a container the user may have no account. */
function assertAccount(): void {
	try {
		userInfo();
	} catch (cause) {
		throw new StartError(
			`PostgreSQL needs a user with an account, and user ${process.getuid?.()} has none. Start as a user with an account, or set DATABASE_URL.`,
			{ cause },
		);
	}
}

/** Undefined for root, and for a user without an account. */
function ownerOf(path: string): OperatingUser["identity"] {
	const uid = existsSync(path) ? statSync(path).uid : 0;
	const gid = uid === 0 ? undefined : lookUp("-g", String(uid));
	return gid === undefined ? undefined : { uid, gid };
}

function accountId(flag: "-u" | "-g"): number {
	const existing = lookUp(flag);
	if (existing !== undefined) return existing;
	spawnSync("useradd", ["--system", "--user-group", "--no-create-home", accountName]);
	const created = lookUp(flag);
	if (created !== undefined) return created;
	throw new StartError(
		`PostgreSQL does not run as root, and the account "${accountName}" could not be created. Start as an ordinary user, create the account with useradd, or set DATABASE_URL.`,
	);
}

function lookUp(flag: "-u" | "-g", account = accountName): number | undefined {
	const { status, stdout } = spawnSync("id", [flag, account], { encoding: "utf8" });
	return status === 0 ? Number(stdout) : undefined;
}

/** Where programs, libraries, temporary files and locales are. */
const names = [
	...["PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SystemRoot", "ComSpec"],
	...["TMPDIR", "TEMP", "TMP", "TZ", "LANG", "LC_ALL"],
];

/**
 * The environment of programs that run as another user. It has none of the settings, which contain the
 * passwords of the mail server and of databases.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
	return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
