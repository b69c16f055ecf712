import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { languages } from "../src/messages/languages.js";

/** The languages whose texts are files of their own. English is with the widgets. */
export const laterLanguages = Object.keys(languages).filter((language) => language !== "en");

const sources = fileURLToPath(new URL("../src/", import.meta.url));
const textsModule = JSON.stringify(`${sources}entries/script-tag/texts-of.ts`);
const list = "virtual:texts";
const file = /^virtual:texts\/(\w+)$/;
const later = "\0later:";

/** The widgets that are no elements. */
const isOnlyInReact = /^(contact-form|dealership-form|vehicle-detail)\//;

/** The language of a file with texts in another language than English, as `messages.es.ts`. */
function languageOfFile(path: string, ending = "ts"): string | undefined {
	return laterLanguages.find((language) => path.endsWith(`.${language}.${ending}`));
}

/**
 * Puts the texts of each language but English into a file of their own, `virtual:texts/es`. In each
 * other file an object that is empty at first stands for a module with such texts, `*.es.ts`, and the
 * language's file fills these objects when it runs. Nothing may read them before, so a message of
 * another module must not be copied from them (`...others.es`). `virtual:texts` imports the files.
 */
export function localeFile(): Plugin {
	const modules = readdirSync(sources, { recursive: true, encoding: "utf8" })
		.map((name) => name.replaceAll("\\", "/"))
		.filter((name) => languageOfFile(name) && !isOnlyInReact.test(name));
	const shown = new Set<string>();
	return {
		name: "nev-locale-file",
		enforce: "pre",
		async resolveId(source, importer = "") {
			if (source === list || file.test(source)) return `\0${source}`;
			// Such texts may import others. The file imports them by their path.
			if (!languageOfFile(source, "js") || languageOfFile(importer)) return null;
			const module = await this.resolve(source, importer, { skipSelf: true });
			return module && later + module.id;
		},
		load(id) {
			if (id.startsWith(later)) {
				const name = id.slice(later.length + sources.length);
				shown.add(name);
				const object = `/* @__PURE__ */ ${textsOf(name)}`;
				return `import { textsOf } from ${textsModule}; export const ${languageOfFile(name)} = ${object};`;
			}
			if (id === `\0${list}`) return importFiles();
			const [, language] = file.exec(id.slice(1)) ?? [];
			return language ? fillTexts(language, modules) : null;
		},
		buildEnd(error) {
			const unused = modules.filter((name) => !shown.has(name));
			if (!error && unused.length > 0) throw new Error(`No element shows ${unused.join(", ")}.`);
		},
	};
}

function importFiles(): string {
	const imports = laterLanguages.map(
		(language) => `${language}: () => import("${list}/${language}")`,
	);
	return `export const textsByLanguage = { ${imports.join(", ")} };`;
}

function fillTexts(language: string, modules: readonly string[]): string {
	const own = modules.filter((name) => languageOfFile(name) === language);
	return [
		`import { textsOf } from ${textsModule};`,
		...own.map((name, index) => `import { ${language} as own${index} } from "${sources}${name}";`),
		...own.map((name, index) => `Object.assign(${textsOf(name)}, own${index});`),
	].join("\n");
}

/** The object of a module, which its path names. */
const textsOf = (name: string) => `textsOf("${name.replace(/\.ts$/, "")}")`;
