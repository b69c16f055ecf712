import manifest from "@nev/widgets/custom-elements.json";
import type { ArgTypes } from "@storybook/react-vite";
import type { InputType } from "storybook/internal/types";

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

/** A live control for each attribute. */
export function attributeControls(tag: string): ArgTypes {
	return Object.fromEntries(
		manifestOf(tag).attributes.map(({ name, description = "", type }) => [
			name,
			{
				name,
				description,
				table: { category: "Attributes", type: { summary: type?.text ?? "" } },
				...controlOf(type?.text),
			},
		]),
	);
}

function controlOf(type = ""): InputType {
	const options = choicesOf(type);
	if (options.length > 0) return { control: { type: "select" }, options };
	if (type === "boolean") return { control: { type } };
	// With its type, an address of the page has it as a number too.
	if (type === "number") return { control: { type, min: 0 }, type };
	return { control: { type: "text" } };
}

/** The attributes without a value, so that each control has a field in place of a button. */
export const emptyAttributes = (tag: string): Record<string, string | boolean> =>
	Object.fromEntries(
		manifestOf(tag)
			.attributes.filter(({ type }) => choicesOf(type?.text).length === 0)
			.map(({ name, type }) => [name, type?.text === "boolean" ? false : ""]),
	);
