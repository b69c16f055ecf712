import type { Plugin } from "vite";

/**
 * Class names that stay: those that are tag names too, and those by which the end-to-end tests find
 * what has no role or label.
 */
const kept = new Set([
	...["nev-dealer-map", "nev-dealer-distance", "nev-form", "nev-map", "nev-map-pane", "nev-marker"],
	...["nev-marker-cluster", "nev-marker-dealer", "nev-marker-selected", "nev-panel-title"],
	...["nev-result-line", "nev-root", "nev-state-badge", "nev-vehicle-grid", "nev-visually-hidden"],
]);

/** Classes in style sheets. In scripts, the names that are none of these may mean something else. */
const classSelector = /(?<=\.)nev-[\w-]+/g;

/** The start of a class name that a component completes, such as `nev-button-${variant}`. */
const startOfName = /(?<![\w-])nev-[\w-]+-(?=\$\{)/g;

/** Our own custom properties. Those of host pages start with `--nev-`. */
const privateProperty = /--_[\w-]+/g;

/** Shortens the class names and the private custom properties of the script tag's elements. */
export function shortStyleNames(): Plugin {
	return {
		name: "nev-short-style-names",
		generateBundle(_, bundle) {
			const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
			const code = chunks.map((chunk) => chunk.code).join("\n");
			const starts = new Set(code.match(startOfName));
			const startOf = (name: string) => [...starts].find((start) => name.startsWith(start));
			const keptStarts = new Set([...kept].map(startOf));
			const isKept = (name: string) => kept.has(name) || keptStarts.has(startOf(name) ?? name);
			const classes = byFrequency(code.match(classSelector)).filter((name) => !isKept(name));
			const shortClasses = shorten(new Set(classes.map((name) => startOf(name) ?? name)), "");
			const shortProperties = shorten(new Set(byFrequency(code.match(privateProperty))), "--_");
			for (const chunk of chunks) {
				chunk.code = chunk.code
					.replace(/(?<![\w-])nev-[\w-]+/g, (name) => {
						if (isKept(name)) return name;
						const start = startOf(name) ?? name;
						return (shortClasses.get(start) ?? start) + name.slice(start.length);
					})
					.replace(privateProperty, (name) => shortProperties.get(name) ?? name);
			}
		},
	};
}

function byFrequency(names: readonly string[] | null): string[] {
	const counts = new Map<string, number>();
	for (const name of names ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
	return [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

/** The names in the order of the alphabet: a to z, then aa to zz. */
function shorten(names: ReadonlySet<string>, prefix: string): Map<string, string> {
	const letter = (index: number) => String.fromCharCode(97 + index);
	return new Map(
		[...names].map((name, index) => {
			const tens = index < 26 ? "" : letter(Math.floor(index / 26) - 1);
			return [name, prefix + tens + letter(index % 26)];
		}),
	);
}
