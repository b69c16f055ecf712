import type { Plugin } from "vite";
import { languages } from "../src/messages/languages.js";

/** The languages whose texts are files of their own. English is with the widgets. */
export const laterLanguages = Object.keys(languages).filter((language) => language !== "en");

const later = "\0later:";
const texts = /\/messages\.\w+\.[jt]s$/;
const pathInSources = /.*\/src(\/.*\.(\w+)\.ts)$/;

/**
 * Leaves the texts of each language but English to a file of their own, `texts/es.ts`. In each other
 * file an object that is empty at first stands for a module with such texts, `messages.es.ts`, and the
 * language's file fills these objects when it runs. Nothing may read them before, so a message of
 * another module must not be copied from them (`...others.es`).
 */
export function localeFile(): Plugin {
	return {
		name: "nev-locale-file",
		enforce: "pre",
		async resolveId(source, importer = "") {
			// Such texts may import others. The language's file imports them all, as `.ts`.
			if (!source.endsWith(".js") || !texts.test(source) || texts.test(importer)) return null;
			const module = await this.resolve(source, importer, { skipSelf: true });
			return module && later + module.id;
		},
		load(id) {
			const [, path, language] = (id.startsWith(later) && pathInSources.exec(id)) || [];
			if (!path) return null;
			return `import { textsOf } from "/src/entries/script-tag/texts-of.ts";
export const ${language} = /* @__PURE__ */ textsOf(".${path}");`;
		},
		buildEnd(error) {
			const ids = new Set(error ? [] : this.getModuleIds());
			for (const module of [...ids].filter((id) => texts.test(id))) {
				const path = module.replace(later, "");
				if (!ids.has(path)) throw new Error(`No language's file has ${path}.`);
				if (!ids.has(later + path)) throw new Error(`No element shows ${path}.`);
			}
		},
	};
}
