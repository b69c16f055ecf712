import { spawnSync } from "node:child_process";
import { userInfo } from "node:os";
import { StartError } from "../../start-error.js";

/** Whom PostgreSQL runs as: an ordinary user, never root, whom it refuses to serve. */
export interface OperatingUser {
	/** Set where it is another user than the one of this process. */
	identity?: { uid: number; gid: number };
	/** Whether the user can enter a folder and read what is in it, by the system's own judgement. */
	canEnter(path: string): boolean;
}

const accountName = "postgres";

/** The user of this process; for root the account `postgres`, made where the system has none. */
export function operatingUser(): OperatingUser {
	if (process.getuid?.() !== 0) {
		assertAccount();
		return { canEnter: () => true };
	}
	const identity = { uid: accountNumber("-u"), gid: accountNumber("-g") };
	return {
		identity,
		canEnter: (path) =>
			spawnSync("/bin/sh", ["-c", 'test -r "$0" && test -x "$0"', path], {
				...identity,
				cwd: "/",
			}).status === 0,
	};
}

/** PostgreSQL asks the system for the name of its user; a container may run without any. */
function assertAccount(): void {
	try {
		userInfo();
	} catch (cause) {
		throw new StartError(
			`PostgreSQL needs a user with a name, and the system knows none for number ${process.getuid?.()}. Start as a user with an account, or set DATABASE_URL.`,
			{ cause },
		);
	}
}

function accountNumber(flag: "-u" | "-g"): number {
	const known = lookUp(flag);
	if (known !== undefined) return known;
	spawnSync("useradd", ["--system", "--user-group", "--no-create-home", accountName]);
	const made = lookUp(flag);
	if (made !== undefined) return made;
	throw new StartError(
		`PostgreSQL does not run as root, and the account "${accountName}" could not be made. Start as an ordinary user, make the account with useradd, or set DATABASE_URL.`,
	);
}

function lookUp(flag: "-u" | "-g"): number | undefined {
	const { status, stdout } = spawnSync("id", [flag, accountName], { encoding: "utf8" });
	return status === 0 ? Number(stdout) : undefined;
}
