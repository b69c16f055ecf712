import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, parseAst, type Rolldown } from "vite";
import type { EmbedFile } from "../src/elements/script.js";

const source = fileURLToPath(new URL("../src/elements/embed/loader.ts", import.meta.url));

/** The loader's name, the same in every version. */
const loaderName = "nev-widgets.js";

/** The address that pages use by default; it moves on with each version that fits it. */
const movingFolder = "v1";

/**
 * After the chunks: makes the loader, which knows the files that each element starts with, and has
 * the chunks fetch and import one another through it. `files.json` beside it publishes every file's hash.
 */
export function embedLoader(version: string): Plugin {
	return {
		name: "nev-embed-loader",
		async generateBundle({ dir = "" }, bundle) {
			const hashed = hashChunks(bundle);
			const entries = [...hashed.values()].filter(({ chunk }) => chunk.isEntry);
			const first = [...new Set(entries.flatMap(({ files }) => files))];
			const loader = await buildLoader({
				FILES: first.map((file) => embedFile(file, hashed)),
				ELEMENTS: Object.fromEntries(
					entries.map(({ chunk, files }) => [chunk.name, files.map((file) => first.indexOf(file))]),
				),
				VERSION: version,
			});
			this.emitFile({ type: "asset", fileName: loaderName, source: loader });
			this.emitFile({
				type: "asset",
				fileName: "files.json",
				source: `${JSON.stringify(describeFiles(loader, hashed), null, "\t")}\n`,
			});
			const moving = join(dir, "..", movingFolder);
			mkdirSync(moving, { recursive: true });
			writeFileSync(join(moving, loaderName), loader);
		},
	};
}

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

interface HashedChunk {
	readonly chunk: Chunk;
	readonly integrity: string;
	/** The chunk's files, those it needs first. */
	readonly files: string[];
}

type HashedChunks = Map<string, HashedChunk>;

/**
 * Hashes every chunk, after those that it fetches later, whose hashes stand in it. Those may import
 * it in turn: that needs its name alone.
 */
function hashChunks(bundle: Bundle): HashedChunks {
	const hashed: HashedChunks = new Map();
	const begun = new Set<string>();
	function hash(fileName: string): void {
		if (begun.has(fileName)) return;
		begun.add(fileName);
		const chunk = chunkAt(fileName, bundle);
		for (const name of [...chunk.imports, ...chunk.dynamicImports]) hash(name);
		const here = filesOf(chunk, bundle);
		for (const name of chunk.dynamicImports) {
			const further = hashedChunk(name, hashed).files.filter((file) => !here.includes(file));
			chunk.code = replaceImport(
				chunk.code,
				name,
				further.map((file) => embedFile(file, hashed)),
			);
		}
		chunk.code = asScript(chunk);
		const integrity = createHash("sha256").update(chunk.code).digest("base64");
		hashed.set(fileName, { chunk, integrity, files: here });
	}
	for (const output of Object.values(bundle)) if (output.type === "chunk") hash(output.fileName);
	return hashed;
}

/** `import("./map-abc.js")` becomes a call of the loader, which checks the files' hashes. */
function replaceImport(code: string, fileName: string, files: EmbedFile[]): string {
	const name = fileName.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	const replaced = code.replace(
		new RegExp(`import\\(([\`"'])\\./${name}\\1\\)`, "g"),
		() => `nevWidgets.load(${JSON.stringify(files)})`,
	);
	if (replaced === code) throw new Error(`The import of ${fileName} was not found.`);
	return replaced;
}

/**
 * A module as a script: a function that the loader runs once all that it imports has run. What it
 * exports is taken as it stands then; nothing of ours is assigned anew later.
 */
function asScript({ fileName, code }: Chunk): string {
	let body = code;
	const exported: string[] = [];
	for (const node of parseAst(code).body.toReversed()) {
		let replacement = "";
		if (node.type === "ImportDeclaration") {
			const taken = node.specifiers.map((one) => {
				if (one.type !== "ImportSpecifier") throw new Error(`${fileName}: ${one.type}`);
				return property(nameOf(one.imported), one.local.name);
			});
			const from = stemOf(node.source.value.replace("./", ""));
			replacement = `const{${taken}}=nevWidgets.chunks[${JSON.stringify(from)}];`;
		} else if (node.type === "ExportNamedDeclaration" && !node.declaration && !node.source) {
			exported.push(
				...node.specifiers.map((one) => property(nameOf(one.exported), nameOf(one.local))),
			);
		} else if (node.type.startsWith("Export")) {
			throw new Error(`${fileName} exports in another way than at its end: ${node.type}.`);
		} else continue;
		body = body.slice(0, node.start) + replacement + body.slice(node.end);
	}
	const name = JSON.stringify(stemOf(fileName));
	const run = body.replace(/[;\s]*$/, ";");
	return `nevWidgets.chunks[${name}]=()=>{"use strict";${run}return{${exported}}};\n`;
}

const property = (name: string, value: string) => (name === value ? name : `${name}:${value}`);

function nameOf(name: { type: string; name?: string }): string {
	if (!name.name) throw new Error(`A name of the type ${name.type} cannot be imported.`);
	return name.name;
}

const stemOf = (fileName: string) => fileName.replace(/\.js$/, "");

function embedFile(fileName: string, hashed: HashedChunks): EmbedFile {
	// Every SHA-256 ends with one "=" in Base64; it is put back where the hash is used.
	return [stemOf(fileName), hashedChunk(fileName, hashed).integrity.slice(0, -1)];
}

function hashedChunk(fileName: string, hashed: HashedChunks): HashedChunk {
	const chunk = hashed.get(fileName);
	if (!chunk) throw new Error(`${fileName} is fetched by a chunk that it fetches itself.`);
	return chunk;
}

function filesOf({ fileName, imports }: Chunk, bundle: Bundle): string[] {
	const needed = imports.flatMap((name) => filesOf(chunkAt(name, bundle), bundle));
	return [...new Set([...needed, fileName])];
}

function chunkAt(fileName: string, bundle: Bundle): Chunk {
	const chunk = bundle[fileName];
	if (chunk?.type !== "chunk") throw new Error(`${fileName} is no chunk.`);
	return chunk;
}

/** What is published beside the loader: every file's hash, and what each named chunk needs. */
function describeFiles(loader: string, hashed: HashedChunks) {
	const loaderHash = createHash("sha256").update(loader).digest("base64");
	const fetchedLater = new Set([...hashed.values()].flatMap(({ chunk }) => chunk.dynamicImports));
	return {
		integrity: Object.fromEntries([
			[loaderName, `sha256-${loaderHash}`],
			...[...hashed].map(([name, { integrity }]) => [name, `sha256-${integrity}`] as const),
		]),
		chunks: Object.fromEntries(
			[...hashed.values()]
				.filter(({ chunk }) => chunk.isEntry || fetchedLater.has(chunk.fileName))
				.map(({ chunk, files }) => [chunk.name, files]),
		),
	};
}

async function buildLoader(constants: Record<string, unknown>): Promise<string> {
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
			// It is one function, and leaves no name on the page.
			rolldownOptions: { output: { minify: true, comments: false } },
		},
	});
	const [output] = Array.isArray(result) ? result : [result];
	const chunk = output && "output" in output ? output.output[0] : undefined;
	if (!chunk) throw new Error("The loader was not built.");
	return chunk.code;
}
