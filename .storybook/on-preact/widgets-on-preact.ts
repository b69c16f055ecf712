import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { onPreact } from "../../packages/widgets/bundle/on-preact/aliases.js";

/** A folder from which Preact can be resolved. */
const widgetsFolder = fileURLToPath(new URL("../../packages/widgets/bundle/", import.meta.url));

/** Files of the script tag, and what they import. Storybook itself uses React. */
const isInScriptTag =
	/\/packages\/widgets\/(src|bundle)\/|\/\.storybook\/(canvas|on-preact\/as-on-react\.stories)\.tsx|\/(react-leaflet|@react-leaflet|@floating-ui)\//;

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
	};
}
