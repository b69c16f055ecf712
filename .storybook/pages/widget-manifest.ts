import manifest from "@nev/widgets/custom-elements.json";
import type { ArgTypes } from "@storybook/react-vite";

/** The attributes of an element, by their names in HTML. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** What `custom-elements.json` has of an element. */
export interface ElementManifest {
	tagName: string;
	attributes: readonly ManifestMember[];
	members: readonly (ManifestMember & {
		kind: string;
		attribute?: string;
		parameters?: readonly { name: string; type: { text: string }; optional?: boolean }[];
		return?: { type: { text: string } };
	})[];
	events: readonly ManifestMember[];
	cssParts: readonly ManifestPart[];
	slots: readonly ManifestPart[];
	cssProperties: readonly (ManifestPart & { default?: string })[];
}

interface ManifestMember {
	name: string;
	description?: string;
	type?: { text: string };
}

interface ManifestPart {
	name: string;
	description: string;
}

/** Finds an element's description by its tag. */
export function manifestOf(tag: string): ElementManifest {
	const declarations: readonly ElementManifest[] = manifest.modules.flatMap(
		({ declarations }) => declarations as ElementManifest[],
	);
	const element = declarations.find(({ tagName }) => tagName === tag);
	if (!element) throw new Error(`There is no element ${tag}.`);
	return element;
}

/** The values of a choice: `"a" | "b"`, `2 | 3`. */
const choicesOf = (type = ""): readonly string[] =>
	/^("[^"]*"|\d+)( \| ("[^"]*"|\d+))+$/.test(type)
		? type.split(" | ").map((value) => value.replaceAll('"', ""))
		: [];

/** A live control for each attribute. An empty field leaves the attribute out. */
export function attributeControls(tag: string): ArgTypes {
	return Object.fromEntries(
		manifestOf(tag).attributes.map(({ name, description = "", type }) => {
			const options = choicesOf(type?.text);
			return [
				name,
				{
					name,
					description,
					table: { category: "Attributes", type: { summary: type?.text ?? "" } },
					...(options.length > 0
						? { control: { type: "select" as const }, options }
						: { control: { type: type?.text === "boolean" ? "boolean" : "text" } }),
				},
			];
		}),
	);
}

/** The attributes without a value, so that each control has a field in place of a button. */
export const emptyAttributes = (tag: string): Record<string, string | boolean> =>
	Object.fromEntries(
		manifestOf(tag)
			.attributes.filter(({ type }) => choicesOf(type?.text).length === 0)
			.map(({ name, type }) => [name, type?.text === "boolean" ? false : ""]),
	);
