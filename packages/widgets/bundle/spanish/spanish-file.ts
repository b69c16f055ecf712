import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const sources = fileURLToPath(new URL("../../src", import.meta.url));
const fetchTexts = fileURLToPath(new URL("./fetch-texts.ts", import.meta.url));

/** The name of the file with the Spanish texts. */
export const spanishName = "spanish";

const entry = `${sources}/spanish?embed`;

/** The entry of the file with the Spanish texts, by its name. */
export const spanishEntry = { [spanishName]: entry };

const later = "?later";

/**
 * Puts the Spanish texts into a file of their own. Each module with Spanish texts, `*.es.ts`, becomes
 * an empty object in the core, and the Spanish file fills these objects when it runs. Nothing may
 * read them before, so a message of another module must not be copied from them (`...others.es`).
 */
export function spanishFile(): Plugin {
	return {
		name: "nev-spanish-file",
		enforce: "pre",
		async resolveId(source, importer) {
			if (source === entry) return source;
			if (source.endsWith("/messages/fetch-texts.js")) return fetchTexts;
			if (source.endsWith(later)) return source;
			// Spanish texts may import others. The entry imports them by their path.
			if (!source.endsWith(".es.js") || importer?.endsWith(".es.ts")) return null;
			const module = await this.resolve(source, importer, { skipSelf: true });
			return module && `${module.id}${later}`;
		},
		load(id) {
			if (id.endsWith(later)) return { code: "export const es = {};", moduleType: "js" };
			return id === entry ? { code: fillTexts(), moduleType: "js" } : null;
		},
	};
}

function fillTexts(): string {
	const modules = readdirSync(sources, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".es.ts"))
		.map((file) => `${sources}/${file}`);
	return modules
		.map(
			(path, index) => `
				import { es as empty${index} } from ${JSON.stringify(path + later)};
				import { es as texts${index} } from ${JSON.stringify(path)};
				Object.assign(empty${index}, texts${index});
			`,
		)
		.join("");
}
