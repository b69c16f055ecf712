import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { onPreact } from "../../packages/widgets/bundle/on-preact/aliases.js";

/** A folder from which Preact can be resolved. */
const widgetsFolder = fileURLToPath(new URL("../../packages/widgets/bundle/", import.meta.url));

const iconsFolder = fileURLToPath(
	new URL("../../packages/widgets/node_modules/lucide-react/dist/esm/icons/", import.meta.url),
);

/** Files of the script tag, and what they import. Storybook itself uses React. */
const isInScriptTag =
	/\/packages\/widgets\/(src|bundle)\/|\/\.storybook\/(canvas|on-preact\/as-on-react\.stories)\.tsx|\/(react-leaflet|@react-leaflet|@floating-ui|lucide-react)\//;

/** Replaces React in the widgets and their libraries, as the script tag does. */
export function widgetsOnPreact(): Plugin {
	return {
		name: "nev-widgets-on-preact",
		enforce: "pre",
		resolveId(source, importer) {
			if (!importer || !isInScriptTag.test(importer)) return null;
			const alias = onPreact.find(({ find }) => source.match(find));
			return alias ? this.resolve(alias.replacement, widgetsFolder, { skipSelf: true }) : null;
		},
		// Import single icons: the entry of lucide-react imports 1,600 files.
		transform: (code) =>
			code.replace(/import \{([^}]*)\} from "lucide-react"/g, (_, names: string) =>
				names
					.split(",")
					.map((name) => name.trim())
					.filter(Boolean)
					.map((name) => `import ${name} from "${iconsFolder}${toKebabCase(name)}.mjs"`)
					.join(";"),
			),
	};
}

function toKebabCase(name: string): string {
	return name.replace(/\B[A-Z]/g, "-$&").toLowerCase();
}
