import { type ESTree, type Plugin, parseAst } from "vite";

const runtime = "rolldown-runtime.js";

/**
 * Removes the file with the bundler's helper. A lazy chunk that others import from, too, has its
 * module's exports in an object, which the helper makes of functions: `helper({ a: () => x })`. The
 * same without it is `{ get a() { return x } }`.
 */
export function slimNamespaces(): Plugin {
	return {
		name: "nev-slim-namespaces",
		generateBundle(_, bundle) {
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== "chunk" || !chunk.imports.includes(runtime)) continue;
				chunk.code = withGetters(chunk.code);
				chunk.imports = chunk.imports.filter((name) => name !== runtime);
			}
			delete bundle[runtime];
		},
	};
}

function withGetters(code: string): string {
	const nodes = parseAst(code).body;
	const helperImport = nodes.find(
		(node) => node.type === "ImportDeclaration" && node.source.value === `./${runtime}`,
	) as ESTree.ImportDeclaration;
	const helper = helperImport.specifiers[0]?.local.name;
	const calls = nodes
		.flatMap((node) => (node.type === "VariableDeclaration" ? node.declarations : []))
		.flatMap(({ init }) => (init?.type === "CallExpression" ? [init] : []))
		.filter(({ callee }) => callee.type === "Identifier" && callee.name === helper);
	return [...calls, helperImport]
		.toSorted((a, b) => b.start - a.start)
		.reduce((text, { start, end }) => {
			const getters = text
				.slice(start, end)
				.replace(/^\w+\((.*)\)$/s, "$1")
				.replace(/(\w+):\(\)=>(\w+)/g, "get $1(){return $2}");
			return text.slice(0, start) + (start === helperImport.start ? "" : getters) + text.slice(end);
		}, code);
}
