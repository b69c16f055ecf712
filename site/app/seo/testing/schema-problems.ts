import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** schema.org's vocabulary, as the types of schema-dts declare it. */
const vocabulary = readFileSync(
	createRequire(import.meta.url)
		.resolve("schema-dts")
		.replace(/\.js$/, ".d.ts"),
	"utf8",
);

interface Declaration {
	readonly parents: readonly string[];
	readonly properties: ReadonlySet<string>;
}

const declarations = new Map(
	[
		...vocabulary.matchAll(/^(?:export )?interface (\w+)(?: extends ([\w, <>]+))? \{\n(.*?)^\}/gms),
	].map(([, name = "", parents = "", body = ""]): [string, Declaration] => [
		name,
		{
			parents: parents.split(", ").filter(Boolean),
			properties: new Set(
				[...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = ""]) => property),
			),
		},
	]),
);

function hasProperty(declaration: string, property: string): boolean {
	const { parents, properties } = declarations.get(declaration) ?? { parents: [] };
	return properties?.has(property) || parents.some((parent) => hasProperty(parent, property));
}

/**
 * The types, properties and enumerated values of structured data that schema.org lacks. The compiler does not
 * find all of them: it reads no unknown property in a spread object.
 */
export function schemaProblems(data: unknown): string[] {
	if (typeof data === "string") {
		const isUnknown = data.startsWith("https://schema.org/") && !vocabulary.includes(`"${data}"`);
		return isUnknown ? [data] : [];
	}
	if (Array.isArray(data)) return data.flatMap(schemaProblems);
	if (typeof data !== "object" || data === null) return [];
	// A reference to something that is described elsewhere.
	if (Object.keys(data).join() === "@id") return [];
	const type = "@type" in data ? String(data["@type"]) : "";
	if (!declarations.has(`${type}Leaf`)) return [`no type ${type}`];
	return Object.entries(data)
		.filter(([name]) => name !== "@type" && name !== "@id")
		.flatMap(([name, value]) => [
			...(hasProperty(`${type}Leaf`, name) ? [] : [`${type}.${name}`]),
			...schemaProblems(value),
		]);
}
