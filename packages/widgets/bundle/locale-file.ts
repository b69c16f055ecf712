import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { otherTexts } from "../src/messages/languages.js";

/** The languages whose texts are files of their own. English is with the widgets. */
export const laterLanguages = Object.keys(otherTexts);

const textsByLanguage = new Map(Object.entries(otherTexts));

/** The texts that no element shows. The files of the script tag are without them. */
const notInElements = ["contactForm", "dealershipForm"];

const textsModule = /\/messages\/texts\/(\w+)\.ts(?:\?(file$|for=))?/;

const importTextsOf = `import { textsOf } from ${JSON.stringify(
	fileURLToPath(new URL("../src/entries/script-tag/texts-of.ts", import.meta.url)),
)};\n`;

/** What `textsOf` finds the texts of a part by. */
const keyOf = (language: string, part: string) => `${language}/${part}`;

/**
 * Leaves out the texts of each language but English, and makes a file of each language's. An object that is
 * empty at first stands for the texts of each part, such as `map`; the file fills it. Nothing may read them
 * before, so a message must not be copied from them (`...others.es`).
 *
 * Each `messages.ts` has a list of languages of its own, of which the build keeps the line of its part.
 * In one module the objects of all parts would be in a file that every page loads.
 */
export function localeFiles(): Plugin {
	/** The languages whose file this build has: the site's scripts are in English alone. */
	const written = new Set<string>();
	return {
		name: "nev-locale-files",
		enforce: "pre",
		async resolveId(source, importer = "", { kind }) {
			const isFile = kind === "dynamic-import" && textsModule.test(source);
			const isList =
				source.endsWith("/messages/languages.js") && /\/messages\.ts(\?|$)/.test(importer);
			const isListed = source.startsWith("./texts/") && importer.includes("/messages/languages.ts");
			if (!isFile && !isList && !isListed) return null;
			const module = await this.resolve(source, importer, { skipSelf: true });
			return module && `${module.id}?${isFile ? "file" : `for=${encodeURIComponent(importer)}`}`;
		},
		load(id) {
			const [, language = "", use] = textsModule.exec(id) ?? [];
			const texts = textsByLanguage.get(language);
			if (!use || !texts) return null;
			if (use === "for=")
				return importTextsOf.concat(
					...Object.keys(texts).map(
						(part) =>
							`export const ${part} = /* @__PURE__ */ textsOf("${keyOf(language, part)}");\n`,
					),
				);
			written.add(language);
			const shown = Object.entries(texts).filter(([part]) => isInElements(part));
			return importTextsOf.concat(
				`const parts = ${JSON.stringify(Object.fromEntries(shown))};\n`,
				`for (const part in parts) Object.assign(textsOf("${keyOf(language, "")}" + part), parts[part]);\n`,
			);
		},
		generateBundle(_, bundle) {
			const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
			const widgets = chunks.filter(({ name }) => !laterLanguages.includes(name));
			for (const language of written)
				for (const part of Object.keys(textsByLanguage.get(language) ?? {})) {
					const isShown = widgets.some(({ code }) => code.includes(keyOf(language, part)));
					if (isShown === isInElements(part)) continue;
					throw new Error(
						isShown
							? `An element shows the texts "${part}". Remove it from notInElements in bundle/locale-file.ts.`
							: `No element shows the texts "${part}". Add it to notInElements in bundle/locale-file.ts.`,
					);
				}
		},
	};
}

const isInElements = (part: string) => !notInElements.includes(part);
