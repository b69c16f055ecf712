import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const sources = fileURLToPath(new URL("../src/", import.meta.url));
const suffix = ".es.ts";
const textsModule = JSON.stringify(`${sources}entries/script-tag/texts-of.ts`);
const file = "virtual:texts/spanish";
const later = "\0later:";

/** The widgets that are no elements. */
const isOnlyInReact = /^(contact-form|dealership-form|vehicle-detail)\//;

/**
 * Puts the Spanish texts into a file of their own, `virtual:texts/spanish`. In each other file an
 * object that is empty at first stands for a module with Spanish texts, `*.es.ts`, and the Spanish
 * file fills these objects when it runs. Nothing may read them before, so a message of another
 * module must not be copied from them (`...others.es`).
 */
export function localeFile(): Plugin {
	const modules = readdirSync(sources, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(suffix))
		.map((name) => name.replaceAll("\\", "/"))
		.filter((name) => !isOnlyInReact.test(name));
	const shown = new Set<string>();
	return {
		name: "nev-locale-file",
		enforce: "pre",
		async resolveId(source, importer = "") {
			if (source === file) return `\0${file}`;
			// Spanish texts may import others. The file imports them by their path.
			if (!source.endsWith(".es.js") || importer.endsWith(suffix)) return null;
			const module = await this.resolve(source, importer, { skipSelf: true });
			return module && later + module.id;
		},
		load(id) {
			if (id.startsWith(later)) {
				const name = id.slice(later.length + sources.length);
				shown.add(name);
				const object = `/* @__PURE__ */ ${textsOf(name)}`;
				return `import { textsOf } from ${textsModule}; export const es = ${object};`;
			}
			return id === `\0${file}` ? fillTexts(modules) : null;
		},
		buildEnd(error) {
			const unused = modules.filter((name) => !shown.has(name));
			if (!error && unused.length > 0) throw new Error(`No element shows ${unused.join(", ")}.`);
		},
	};
}

function fillTexts(modules: readonly string[]): string {
	return [
		`import { textsOf } from ${textsModule};`,
		...modules.map((name, index) => `import { es as es${index} } from "${sources}${name}";`),
		...modules.map((name, index) => `Object.assign(${textsOf(name)}, es${index});`),
	].join("\n");
}

/** The object of a module, which its path names. */
const textsOf = (name: string) => `textsOf("${name.slice(0, -suffix.length)}")`;
