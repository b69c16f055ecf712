import { randomUUID } from "node:crypto";
import {
	copyFileSync,
	existsSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
} from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { dirname, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { createFolder, type EncodedBody, encodeBody, StartError } from "@nev/api";

interface FileContent {
	readonly body: EncodedBody;
	/** Whether somebody may still be writing the file, so that its content is for nobody to keep. */
	readonly isChanging: boolean;
}

interface StaticFile {
	/** Reads and compresses it; undefined if it was deleted. */
	read(): Promise<FileContent | undefined>;
	readonly headers: Readonly<Record<string, string>>;
}

/** A folder of files, served unchanged. */
export interface StaticFiles {
	/** Undefined if there is no such file. */
	get(path: string): StaticFile | undefined;
}

const types: Record<string, string> = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".md": "text/plain; charset=utf-8",
	".pmtiles": "application/octet-stream",
	".png": "image/png",
	".svg": "image/svg+xml; charset=utf-8",
	".tgz": "application/gzip",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json; charset=utf-8",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".xml": "application/xml; charset=utf-8",
	".zip": "application/zip",
};

const immutable = "public, max-age=31536000, immutable";
const fiveMinutes = "public, max-age=300";

/**
 * The site's own files. Those in `/assets/` have a hash in their name and never change.
 *
 * @param kept a folder that outlives builds: while servers are replaced one after the other, a page of the new
 *   build asks the old server for its assets, and the other way round
 * @throws {Error} if the folder that is kept cannot be written
 */
export function siteFiles(folder: string, kept: string): StaticFiles {
	const files = staticFolder(folder, "/", () => ({ "cache-control": fiveMinutes }));
	const built = join(folder, "assets");
	const assets = keptFiles({ built, kept }, "/assets/", () => ({ "cache-control": immutable }));
	return { get: (path) => assets.get(path) ?? files.get(path) };
}

/**
 * The built Storybook, for those who ask for it.
 *
 * @throws {StartError} if it is not built
 */
export function storybookFiles(folder: string): StaticFiles {
	if (!existsSync(folder)) {
		throw new StartError(
			"The setting STORYBOOK is true, but Storybook is not built. Run `pnpm build-storybook`, or start with `npm start`.",
		);
	}
	const files = staticFolder(folder, "/storybook/", () => ({ "cache-control": fiveMinutes }));
	return { get: (path) => files.get(path === "/storybook/" ? "/storybook/index.html" : path) };
}

const widgetsFolder = dirname(fileURLToPath(import.meta.resolve("@nev/widgets/package.json")));

export interface EmbedFolders {
	/** The script tag's files of this build, in a folder for each version. */
	readonly built: string;
	/**
	 * A folder that outlives builds. This build's files are added to it, and those of earlier builds
	 * stay served: a page that was opened before a deployment loads its later parts afterwards. Several
	 * servers may share it; one that is still running then serves what a later one has added.
	 */
	readonly kept: string;
	/** The versions that never change again. */
	readonly released: readonly string[];
}

/** The folders of this build, and one that outlives it. */
export function embedFoldersIn(dataDirectory: string): EmbedFolders {
	const releases = JSON.parse(readFileSync(join(widgetsFolder, "releases.json"), "utf8"));
	return {
		built: join(widgetsFolder, "dist/embed"),
		kept: join(dataDirectory, "embed"),
		released: Object.keys(releases),
	};
}

/**
 * The script tag's files, for pages of any origin.
 *
 * @throws {Error} if the folder that is kept cannot be written
 */
export function embedFiles({ built, kept, released }: EmbedFolders): StaticFiles {
	const neverChanges = (path: string): boolean => {
		const [, , version = "", name = ""] = path.split("/");
		const hasHash = name.endsWith(".js") && name !== "nev-widgets.js";
		return hasHash || released.includes(version);
	};
	const ownVersions = readdirSync(built);
	return keptFiles(
		{ built, kept },
		"/embed/",
		(path) => ({
			"cache-control": neverChanges(path) ? immutable : fiveMinutes,
			"access-control-allow-origin": "*",
			"cross-origin-resource-policy": "cross-origin",
			"timing-allow-origin": "*",
		}),
		// While `npm start` builds the package of a version, that of an earlier build would be another one.
		(path) => neverChanges(path) || !ownVersions.includes(path.split("/")[2] ?? ""),
	);
}

/**
 * The files of a build, which are added to a folder that outlives it, and those of earlier builds there.
 *
 * @param outlives whether a file of an earlier build may stand in for one that this build lacks
 */
function keptFiles(
	{ built, kept }: Pick<EmbedFolders, "built" | "kept">,
	prefix: string,
	headersFor: (path: string) => Record<string, string>,
	outlives: (path: string) => boolean = () => true,
): StaticFiles {
	createFolder(kept);
	addFiles(built, kept);
	const builtFiles = staticFolder(built, prefix, headersFor);
	const keptFiles = staticFolder(kept, prefix, headersFor);
	return {
		get(path) {
			const file =
				builtFiles.get(path) ??
				(outlives(path) ? (keptFiles.get(path) ?? keptFiles.lookAgain(path)) : undefined) ??
				// What `npm start` builds after the server has started.
				builtFiles.lookAgain(path);
			// A later build deletes parts of this one.
			return (
				file && { ...file, read: async () => (await file.read()) ?? keptFiles.get(path)?.read() }
			);
		},
	};
}

/**
 * Adds the files of a folder to another one, which servers share: they see each file whole or not at all.
 * A copy that was cut off has another size, and is made again.
 */
function addFiles(from: string, to: string): void {
	for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const source = join(entry.parentPath, entry.name);
		const target = join(to, relative(from, source));
		const size = statSync(target, { throwIfNoEntry: false })?.size;
		if (size === statSync(source).size) continue;
		createFolder(dirname(target));
		const copy = join(dirname(target), `.${randomUUID()}.tmp`);
		try {
			copyFileSync(source, copy);
			renameSync(copy, target);
		} finally {
			rmSync(copy, { force: true });
		}
	}
}

/** An asset, or a file in a folder of a version. */
const addedName = /^(?:\d+\.\d+\.\d+\/)?[\w-]+(?:\.[\w-]+)+$/;

/** How often a folder is asked for a name that it did not have, since anybody can invent names. */
const maxLooksPerSecond = 100;

/** A file that was not written to for so long is complete. */
const settledAfterMs = 10_000;

interface StaticFolder extends StaticFiles {
	/** Asks the disk for a file that was not there at the start. */
	lookAgain: StaticFiles["get"];
}

function staticFolder(
	folder: string,
	prefix: string,
	headersFor: (path: string) => Record<string, string>,
): StaticFolder {
	const listedAt = Date.now();
	const names = new Set(
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && extname(entry.name) in types)
			.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
			.map((name) => name.replaceAll("\\", "/")),
	);
	let second = 0;
	let looks = 0;

	function isAdded(name: string): boolean {
		const now = Math.floor(Date.now() / 1000);
		if (now !== second) looks = 0;
		second = now;
		looks += 1;
		return (
			looks <= maxLooksPerSecond &&
			statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === true
		);
	}

	async function read(file: string, type: string): Promise<FileContent | undefined> {
		try {
			const bytes = await readFile(file);
			const { mtimeMs } = await stat(file);
			const isChanging = mtimeMs > listedAt && mtimeMs > Date.now() - settledAfterMs;
			return { body: await encodeBody(bytes, type), isChanging };
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
			throw error;
		}
	}

	const files: StaticFolder = {
		lookAgain(path) {
			const name = path.slice(prefix.length);
			if (!path.startsWith(prefix) || !addedName.test(name) || !isAdded(name)) return undefined;
			names.add(name);
			return files.get(path);
		},
		get(path) {
			const name = path.slice(prefix.length);
			const type = types[extname(name)];
			if (!type || !path.startsWith(prefix) || !names.has(name)) return undefined;
			return {
				read: () => read(join(folder, name), type),
				headers: headersFor(path),
			};
		},
	};
	return files;
}
