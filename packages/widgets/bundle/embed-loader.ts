import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import type { EmbedFiles } from "../src/elements/script.js";
import { buildTarget } from "./browsers.js";
import { licensesName } from "./licenses.js";
import { laterLanguages } from "./locale-file.js";
import { checkRelease, integrityOf, releases } from "./releases.js";
import { bundleStyles } from "./styles.js";
import { widgets } from "./widgets.js";

/** What a page may call of each element, by its tag, from its definition on. */
const methods = Object.fromEntries(
	Object.entries(widgets).map(([name, row]) => [`nev-${name}`, row.methods]),
);

const sources = new URL("../src/", import.meta.url);

/** The loader's file name, the same in every version. */
const loaderName = "nev-widgets.js";

/** The style sheet that reserves room for the elements until they are up. */
const reserveName = "nev-widgets.css";

/** The folder that pages load the loader from by default. It holds the latest 1.x version. */
const latestFolder = "v1";

/**
 * Builds the script tag's loader from the bundle's chunks. It contains the files and hashes of each
 * element. An element's own chunk exports those of the parts that it loads later, so these are the
 * only chunks that contain hashes, and none of them is loaded by another. Writes all hashes to
 * `files.json`.
 */
export function embedLoader(version: string): Plugin {
	return {
		name: "nev-embed-loader",
		enforce: "post",
		async generateBundle(_, bundle) {
			const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
			const first: Record<string, EmbedFiles> = {};
			const parts: Record<string, EmbedFiles> = {};
			for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
				const loaded = importsFirst(entry, bundle);
				const later: Record<string, EmbedFiles> = {};
				for (const part of partsOf(entry, bundle)) {
					if (laterLanguages.includes(part.name)) continue;
					later[part.name] = filesOf(
						importsFirst(part, bundle).filter((file) => !loaded.includes(file)),
					);
				}
				Object.assign(parts, later);
				entry.code += `export default ${JSON.stringify(later)};\n`;
				for (const name of entry.exports)
					if (name.startsWith("nev-")) first[name] = filesOf(loaded);
			}
			// The loader fetches a language's texts beside a widget on a page in it.
			for (const chunk of chunks)
				if (laterLanguages.includes(chunk.name))
					first[chunk.name] = filesOf(importsFirst(chunk, bundle));
			const loader = await buildLoader(version, {
				FILES: first,
				LANGUAGES: laterLanguages,
				METHODS: methods,
				VERSION: version,
			});
			checkRelease(version, loaderName, loader, releases);
			const files = [
				{ fileName: loaderName, code: loader },
				{
					fileName: reserveName,
					code: bundleStyles(fileURLToPath(new URL("elements/reserve.css", sources))),
				},
			];
			const description = {
				integrity: Object.fromEntries(
					[...files, ...chunks].map(({ fileName, code }) => [
						fileName,
						integrityOf("sha256", code),
					]),
				),
				chunks: mapValues({ ...first, ...parts }, (list) =>
					Object.keys(list).map((name) => `${name}.js`),
				),
			};
			const list = { fileName: "files.json", code: `${JSON.stringify(description, null, "\t")}\n` };
			for (const { fileName, code } of [...files, list])
				this.emitFile({ type: "asset", fileName, source: code });
		},
		writeBundle({ dir = "" }) {
			const latest = join(dir, "..", latestFolder);
			mkdirSync(latest, { recursive: true });
			for (const name of [loaderName, reserveName, licensesName])
				copyFileSync(join(dir, name), join(latest, name));
		},
	};
}

/** A chunk and those that it imports, each after its own imports. */
function importsFirst(
	chunk: Rolldown.OutputChunk,
	bundle: Rolldown.OutputBundle,
): Rolldown.OutputChunk[] {
	const imported = chunk.imports.flatMap((name) =>
		importsFirst(bundle[name] as Rolldown.OutputChunk, bundle),
	);
	return [...new Set([...imported, chunk])];
}

/** The chunks that a chunk, those that it imports and these chunks themselves load later. */
function partsOf(
	chunk: Rolldown.OutputChunk,
	bundle: Rolldown.OutputBundle,
	found = new Set<Rolldown.OutputChunk>(),
): Rolldown.OutputChunk[] {
	for (const { dynamicImports } of importsFirst(chunk, bundle)) {
		for (const name of dynamicImports) {
			const part = bundle[name] as Rolldown.OutputChunk;
			if (!found.has(part)) partsOf(part, bundle, found.add(part));
		}
	}
	return [...found];
}

function mapValues<Value, Mapped>(values: Record<string, Value>, map: (value: Value) => Mapped) {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

function filesOf(chunks: readonly Rolldown.OutputChunk[]): EmbedFiles {
	return Object.fromEntries(
		chunks.map(({ fileName, code }) => [
			fileName.replace(/\.js$/, ""),
			// A SHA-256 in Base64 always ends with one "=". The loader appends it again.
			integrityOf("sha256", code).slice("sha256-".length, -1),
		]),
	);
}

/** Builds the loader as a classic script, because only such a one knows its own address. */
async function buildLoader(version: string, constants: object): Promise<string> {
	const result = await build({
		configFile: false,
		logLevel: "error",
		define: mapValues({ ...constants }, (value) => JSON.stringify(value)),
		build: {
			write: false,
			copyPublicDir: false,
			target: buildTarget,
			lib: {
				entry: fileURLToPath(new URL("entries/script-tag/loader.ts", sources)),
				formats: ["iife"],
				name: "nev",
			},
			rolldownOptions: {
				output: {
					minify: true,
					comments: false,
					postBanner: `/*! nev-widgets ${version}, MIT. Licenses: ${licensesName} */`,
				},
			},
		},
	});
	const [output] = Array.isArray(result) ? result : [result];
	const chunk = output && "output" in output ? output.output[0] : undefined;
	if (!chunk) throw new Error("Vite built no loader.");
	return chunk.code;
}
