import { cpSync, statSync } from "node:fs";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";

const types = fileURLToPath(new URL("../dist/types", import.meta.url));

/** The packages that this one carries inside, since they are not published by themselves. */
const carried = ["contract", "financing"];

/** Points a declaration's imports of carried packages at their declarations beside it. */
export function pointAtCarriedTypes(filePath: string, content: string): string {
	return content.replace(/(['"])@nev\/([\w-]+)\1/g, (_, quote: string, name: string) => {
		const path = relative(dirname(filePath), `${types}/${name}/index.js`);
		return `${quote}${path.startsWith(".") ? path : `./${path}`}${quote}`;
	});
}

/** Puts the carried packages' declarations, which their own builds have made, beside ours. */
export function copyCarriedTypes(): void {
	for (const name of carried) {
		const from = fileURLToPath(new URL(`../../${name}/dist`, import.meta.url));
		cpSync(from, `${types}/${name}`, {
			recursive: true,
			filter: (source) => statSync(source).isDirectory() || source.endsWith(".d.ts"),
		});
	}
}
