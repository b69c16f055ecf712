import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { onPreact } from "../../packages/widgets/bundle/on-preact/aliases.js";

/** Who has Preact at hand. */
const widgets = fileURLToPath(new URL("../../packages/widgets/bundle/", import.meta.url));

const icons = fileURLToPath(
	new URL("../../packages/widgets/node_modules/lucide-react/dist/esm/icons/", import.meta.url),
);

/** What draws on Preact; Storybook itself goes on with React. */
const drawsOnPreact =
	/\/packages\/widgets\/(src|bundle)\/|\/\.storybook\/canvas\.tsx|\/(react-leaflet|@react-leaflet|@floating-ui|lucide-react)\//;

/** Gives the widgets and the libraries in them Preact wherever they ask for React. */
export function widgetsOnPreact(): Plugin {
	return {
		name: "nev-widgets-on-preact",
		enforce: "pre",
		resolveId(source, importer) {
			if (!importer || !drawsOnPreact.test(importer)) return null;
			const alias = onPreact.find(({ find }) => source.match(find));
			return alias ? this.resolve(alias.replacement, widgets, { skipSelf: true }) : null;
		},
		// Its entry has 1,600 icons, each a file.
		transform: (code) =>
			code.replace(/import \{([^}]*)\} from "lucide-react"/g, (_, names: string) =>
				names
					.split(",")
					.map((name) => name.trim())
					.map((name) => `import ${name} from "${icons}${kebab(name)}.mjs"`)
					.join(";"),
			),
	};
}

function kebab(name: string): string {
	return name.replace(/\B[A-Z]/g, "-$&").toLowerCase();
}
