import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { MinifyOptions } from "terser";
import { build, type ESTree, type Plugin, parseAst, type Rolldown } from "vite";
import type { EmbedFile, NevWidgetsScript } from "../src/elements/script.js";
import { widgetsIn } from "./embed-entries.js";
import { minifyAgain, withShortProperties } from "./minify.js";
import { checkRelease, releases } from "./releases.js";
import { spanishName } from "./spanish/spanish-file.js";
import { bundleStyles } from "./styles.js";

const source = fileURLToPath(new URL("../src/elements/loader.ts", import.meta.url));

/** The loader's file name, the same in every version. */
const loaderName = "nev-widgets.js";

/** The style sheet that reserves room for the elements until they are up. */
const reserveName = "nev-widgets.css";
const reserveSource = fileURLToPath(new URL("../src/elements/reserve.css", import.meta.url));

/** What the global `nevWidgets` has beside the files, which are in it by their names. */
const membersOfGlobal: readonly string[] = [
	"load",
	"base",
	"es",
] satisfies (keyof NevWidgetsScript)[];

/** The file of the code that every widget needs. */
const coreFile = "core.js";

/** The folder that pages load the loader from by default. It holds the latest 1.x version. */
const latestFolder = "v1";

/**
 * Turns the chunks into scripts that load and import one another through the loader, and builds the
 * loader with each element's initial files. Writes every file's hash to `files.json`.
 */
export function embedLoader(version: string): Plugin {
	return {
		name: "nev-embed-loader",
		async generateBundle({ dir = "" }, bundle) {
			const shortProperties = withShortProperties();
			const hashed = hashChunks(bundle, shortProperties);
			const entries = [...hashed.values()].filter(({ chunk }) => chunk.isEntry);
			const { [spanishName]: spanish, ...elements } = Object.fromEntries(
				entries.flatMap(({ chunk, files: [core, file, ...others] }) => {
					if (core !== coreFile || !file || others.length > 0) {
						throw new Error(`${chunk.fileName} needs other files than the core: ${others}`);
					}
					const names =
						chunk.name === spanishName
							? [spanishName]
							: widgetsIn(chunk.name).map((name) => `nev-${name}`);
					return names.map((name) => [name, embedFile(file, hashed)]);
				}),
			);
			const constants = {
				ELEMENTS: elements,
				SPANISH: [embedFile(coreFile, hashed), spanish],
				VERSION: version,
			};
			const loader = await buildLoader(constants, shortProperties);
			for (const { fileName } of chunksOf(bundle)) delete bundle[fileName];
			for (const { fileName, script } of hashed.values()) {
				this.emitFile({ type: "asset", fileName, source: script });
			}
			checkRelease(version, integrityOf(loader), releases);
			const sheet = bundleStyles(reserveSource);
			this.emitFile({ type: "asset", fileName: loaderName, source: loader });
			this.emitFile({ type: "asset", fileName: reserveName, source: sheet });
			this.emitFile({
				type: "asset",
				fileName: "files.json",
				source: `${JSON.stringify(describeFiles(loader, sheet, hashed), null, "\t")}\n`,
			});
			const latest = join(dir, "..", latestFolder);
			mkdirSync(latest, { recursive: true });
			writeFileSync(join(latest, loaderName), loader);
			writeFileSync(join(latest, reserveName), sheet);
		},
	};
}

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;
type Positions = ReadonlyMap<string, string[]>;

interface HashedChunk {
	readonly chunk: Chunk;
	/** The file's script and its name, which contains a part of the hash. */
	readonly script: string;
	readonly fileName: string;
	readonly integrity: string;
	/** The files of the chunk and of its imports, imports first, by their names in the bundle. */
	readonly files: string[];
}

type HashedChunks = Map<string, HashedChunk>;

/**
 * Hashes every chunk that becomes a file. A chunk contains the hashes of the chunks it loads later, so
 * those are hashed first. They may import it in turn, because an import contains the name only.
 */
function hashChunks(bundle: Bundle, shortProperties: MinifyOptions): HashedChunks {
	const hashed: HashedChunks = new Map();
	const visited = new Set<string>();
	const positions = positionsOf(bundle);
	/** The functions of the chunks that are no files. */
	const parts = new Map<string, string>();
	function hash(name: string): void {
		if (visited.has(name)) return;
		visited.add(name);
		const chunk = chunkAt(name, bundle);
		for (const other of [...chunk.imports, ...chunk.dynamicImports]) hash(other);
		const files = filesOf(chunk, bundle);
		let { code } = chunk;
		for (const other of chunk.dynamicImports) {
			const missing = hashedChunk(other, hashed).files.filter((file) => !files.includes(file));
			checkParts(missing, chunk, bundle);
			code = replaceImport(
				code,
				other,
				missing.map((file) => embedFile(file, hashed)),
			);
		}
		const contained = containedIn(chunk, bundle).map((part) => [part, parts.get(part)] as const);
		const asFunction = toFunction(name, code, positions, new Map(contained));
		if (isPart(chunk, bundle)) return void parts.set(name, asFunction);
		const script = withEagerFunction(
			minifyAgain(`${globalOf(name)}=${asFunction};\n`, shortProperties),
		);
		const integrity = createHash("sha256").update(script).digest("base64");
		// As the loader does it.
		const fileName = `${stemOf(name)}-${integrity.slice(0, 6).replace(/\W/g, "")}.js`;
		hashed.set(name, { chunk, script, fileName, integrity, files });
	}
	for (const { fileName } of chunksOf(bundle)) hash(fileName);
	return hashed;
}

/**
 * A script whose function is in parentheses, which the minifier removes: with them V8 compiles it while
 * it loads, without them only when it is called, in a task that a slow phone has 20 ms longer.
 */
function withEagerFunction(script: string): string {
	const [, name, asFunction] = /^(nevWidgets[^=]+=)(\(\)=>.+);\n$/s.exec(script) ?? [];
	if (!asFunction) throw new Error(`Expected a function in ${script.slice(0, 100)}…`);
	return `${name}(${asFunction});\n`;
}

/** Replaces `import("./map-abc.js")` by a call of the loader, which checks the files' hashes. */
function replaceImport(code: string, fileName: string, files: EmbedFile[]): string {
	const name = fileName.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	const replaced = code.replace(
		new RegExp(`import\\(([\`"'])\\./${name}\\1\\)`, "g"),
		() => `nevWidgets.load(${JSON.stringify(files)})`,
	);
	if (replaced === code) throw new Error(`There is no import of ${fileName}.`);
	return replaced;
}

/**
 * Whether a chunk is no file of its own, but a part of each file that needs it: neither the core nor
 * loaded for itself. It runs once, from the first of these files. So an element has one file beside
 * the core, and the loader one hash for it; a page with two elements loads the part twice.
 */
function isPart({ fileName, isEntry }: Chunk, bundle: Bundle): boolean {
	return !isEntry && fileName !== coreFile && importersOf(fileName, bundle).length === 0;
}

/** The chunks that load a chunk later. */
function importersOf(fileName: string, bundle: Bundle): Chunk[] {
	return chunksOf(bundle).filter(({ dynamicImports }) => dynamicImports.includes(fileName));
}

/** The parts in a file, in the order to run them: those that have not been loaded before it. */
function containedIn(chunk: Chunk, bundle: Bundle): string[] {
	const importers = importersOf(chunk.fileName, bundle).map((importer) =>
		partsOf(importer, bundle),
	);
	return partsOf(chunk, bundle).filter(
		(part) => chunk.isEntry || importers.some((parts) => !parts.includes(part)),
	);
}

/** Throws if files that a chunk loads later would run without a part that they need. */
function checkParts(files: readonly string[], importer: Chunk, bundle: Bundle): void {
	const loaded = new Set(partsOf(importer, bundle));
	for (const chunk of files.map((file) => chunkAt(file, bundle))) {
		for (const part of containedIn(chunk, bundle)) loaded.add(part);
		const missing = partsOf(chunk, bundle).find((part) => !loaded.has(part));
		if (missing)
			throw new Error(`${importer.fileName} loads ${chunk.fileName} without ${missing}.`);
	}
}

/** The parts that a chunk needs, each after those that it needs itself. */
function partsOf(chunk: Chunk, bundle: Bundle): string[] {
	return chunk.imports
		.map((name) => chunkAt(name, bundle))
		.flatMap((other) => [
			...partsOf(other, bundle),
			...(isPart(other, bundle) ? [other.fileName] : []),
		]);
}

/**
 * Converts a module to a function that the loader calls after the module's imports have run. Exports
 * are copied by value when it returns: no module of ours reassigns an export later. What only other
 * files import is exported by position, which is shorter than by name.
 *
 * @param contained the functions of the parts in its file, in the order to run them
 */
function toFunction(
	fileName: string,
	code: string,
	positions: Positions,
	contained: ReadonlyMap<string, string | undefined>,
): string {
	let body = code;
	/** What takes the exports of each import. */
	const patterns = new Map<string, string>();
	const exports = new Map<string, string>();
	for (const node of parseAst(code).body.toReversed()) {
		if (node.type === "ImportDeclaration") {
			const from = node.source.value.replace("./", "");
			patterns.set(from, `const ${exportsAs(bindingsOf(node), positions.get(from))}=`);
		} else if (node.type === "ExportNamedDeclaration" && !node.declaration && !node.source) {
			for (const { exported, local } of node.specifiers)
				exports.set(nameOf(exported), nameOf(local));
		} else if (node.type.startsWith("Export")) {
			throw new Error(`${fileName}: expected one list of exports at the end, got ${node.type}.`);
		} else continue;
		body = body.slice(0, node.start) + body.slice(node.end);
	}
	const files = [...patterns.keys()].filter((name) => !contained.has(name));
	const imports = [...files.toReversed(), ...contained.keys()].map((name) => {
		const run = contained.has(name) ? `??=(${contained.get(name)})()` : "";
		return `${patterns.get(name) ?? ""}${globalOf(name)}${run};`;
	});
	const statements = body.replace(/[;\s]*$/, ";");
	const returned = exportsAs(exports, positions.get(fileName));
	return `()=>{"use strict";${imports.join("")}${statements}return ${returned}}`;
}

/** Where a chunk is in the global, which the chunks share. */
function globalOf(fileName: string): string {
	const name = stemOf(fileName);
	if (membersOfGlobal.includes(name)) throw new Error(`A chunk cannot be named ${name}.`);
	return `nevWidgets[${JSON.stringify(name)}]`;
}

/**
 * The exports of a chunk as what it returns, or as the pattern that takes some of them: an array if
 * the chunk has positions, an object otherwise.
 */
function exportsAs(names: ReadonlyMap<string, string>, positions: string[] | undefined): string {
	if (!positions) return `{${[...names].map(([name, local]) => property(name, local))}}`;
	const locals = positions.map((name) => names.get(name));
	return `[${locals.slice(0, locals.findLastIndex((local) => local !== undefined) + 1)}]`;
}

/**
 * The positions of the exports of each chunk that is never loaded for itself, by file name. What most
 * elements import comes first, and what the same ones import stands together, so that few positions
 * are skipped.
 */
function positionsOf(bundle: Bundle): Positions {
	const chunks = chunksOf(bundle);
	const lazy = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
	const importers = new Map<string, Chunk[]>();
	for (const chunk of chunks) {
		for (const node of parseAst(chunk.code).body) {
			if (node.type !== "ImportDeclaration") continue;
			for (const [name] of bindingsOf(node)) {
				const key = `${node.source.value} ${name}`;
				importers.set(key, [...(importers.get(key) ?? []), chunk]);
			}
		}
	}
	return new Map(
		chunks
			.filter(({ isEntry, fileName }) => !isEntry && !lazy.has(fileName))
			.map(({ fileName, exports }) => {
				const places = exports.map((name) => {
					const chunks = importers.get(`./${fileName} ${name}`) ?? [];
					const entries = chunks.filter(({ isEntry, name }) => isEntry && name !== spanishName);
					return { name, count: entries.length, names: entries.map(({ name }) => name).join() };
				});
				places.sort((a, b) => b.count - a.count || a.names.localeCompare(b.names));
				return [fileName, places.map(({ name }) => name)];
			}),
	);
}

/** The local name of each import of a declaration, by its name in the other chunk. */
function bindingsOf({ specifiers, source }: ESTree.ImportDeclaration): Map<string, string> {
	return new Map(
		specifiers.map((specifier) => {
			if (specifier.type !== "ImportSpecifier") {
				throw new Error(`${source.value}: ${specifier.type}`);
			}
			return [nameOf(specifier.imported), specifier.local.name];
		}),
	);
}

const property = (name: string, value: string) => (name === value ? name : `${name}:${value}`);

function nameOf(name: { type: string; name?: string }): string {
	if (!name.name) throw new Error(`Cannot import a name of type ${name.type}.`);
	return name.name;
}

const stemOf = (fileName: string) => fileName.replace(/\.js$/, "");

function embedFile(fileName: string, hashed: HashedChunks): EmbedFile {
	// A SHA-256 in Base64 always ends with one "=". The loader appends it again.
	return [stemOf(fileName), hashedChunk(fileName, hashed).integrity.slice(0, -1)];
}

function hashedChunk(fileName: string, hashed: HashedChunks): HashedChunk {
	const chunk = hashed.get(fileName);
	if (!chunk) throw new Error(`${fileName} and a chunk load each other dynamically.`);
	return chunk;
}

function filesOf(chunk: Chunk, bundle: Bundle): string[] {
	const imported = chunk.imports.flatMap((name) => filesOf(chunkAt(name, bundle), bundle));
	return [...new Set([...imported, ...(isPart(chunk, bundle) ? [] : [chunk.fileName])])];
}

function chunksOf(bundle: Bundle): Chunk[] {
	return Object.values(bundle).filter((output) => output.type === "chunk");
}

function chunkAt(fileName: string, bundle: Bundle): Chunk {
	const chunk = bundle[fileName];
	if (chunk?.type !== "chunk") throw new Error(`${fileName} is not a chunk.`);
	return chunk;
}

/** The content of `files.json`: every file's hash, and the files of each entry and lazy chunk. */
function describeFiles(loader: string, sheet: string, hashed: HashedChunks) {
	const lazy = new Set([...hashed.values()].flatMap(({ chunk }) => chunk.dynamicImports));
	return {
		integrity: Object.fromEntries([
			[loaderName, integrityOf(loader)],
			[reserveName, integrityOf(sheet)],
			...[...hashed.values()].map(
				({ fileName, integrity }) => [fileName, `sha256-${integrity}`] as const,
			),
		]),
		chunks: Object.fromEntries(
			[...hashed.values()]
				.filter(({ chunk }) => chunk.isEntry || lazy.has(chunk.fileName))
				.map(({ chunk, files }) => [
					chunk.name,
					files.map((name) => hashedChunk(name, hashed).fileName),
				]),
		),
	};
}

function integrityOf(file: string): string {
	return `sha256-${createHash("sha256").update(file).digest("base64")}`;
}

async function buildLoader(
	constants: Record<string, unknown>,
	shortProperties: MinifyOptions,
): Promise<string> {
	const result = await build({
		configFile: false,
		logLevel: "error",
		define: Object.fromEntries(
			Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
		),
		build: {
			write: false,
			copyPublicDir: false,
			target: "es2022",
			lib: { entry: source, formats: ["es"] },
			rolldownOptions: { output: { minify: true, comments: false } },
		},
	});
	const [output] = Array.isArray(result) ? result : [result];
	const chunk = output && "output" in output ? output.output[0] : undefined;
	if (!chunk) throw new Error("Vite built no loader.");
	return minifyAgain(chunk.code, { ...shortProperties, enclose: true });
}
