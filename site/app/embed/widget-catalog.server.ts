import elements from "@nev/widgets/custom-elements.json";
import { version } from "@nev/widgets/package.json";
import darkTokens from "@nev/widgets/tokens/dark.tokens.json";
import lightTokens from "@nev/widgets/tokens/light.tokens.json";
import { offeredAttributes, reasonsNotToOffer } from "./offered-attributes.js";
import type { OfferedAttribute, OfferedWidget, WidgetCatalog } from "./widget-catalog.js";
import { widgets } from "./widgets.server.js";

const colorLabels: Readonly<Record<string, string>> = {
	brand: "Links and markers",
	"on-brand": "Text on markers",
	accent: "Main button",
	"on-accent": "Text on the button",
	surface: "Cards",
	ink: "Text",
};

/** The widgets, made from the manifest of their elements and from their design tokens. */
export const widgetCatalog: WidgetCatalog = {
	widgets: Object.entries(widgets).map(([name, row]) => describeWidget(name, row)),
	colors: describeColors(),
	version,
};

function describeWidget(
	name: string,
	{ title, description, page, frame }: (typeof widgets)[keyof typeof widgets],
): OfferedWidget {
	const tag = `nev-${name}`;
	const attributes = manifestAttributes(tag);
	return {
		name,
		tag,
		title,
		description,
		page,
		frame,
		attributes: attributes.flatMap(({ name, type }): OfferedAttribute[] => {
			const offered = offeredAttributes[name];
			if (!offered) return [];
			return [{ name, ...offered, type: typeOf(type.text) }];
		}),
		otherAttributes: attributes
			.filter(({ name }) => !(name in offeredAttributes))
			.map(({ name, description }) => ({
				name,
				description: [description, reasonsNotToOffer[name]].join(" ").trim(),
			})),
	};
}

function typeOf(text: string): OfferedAttribute["type"] {
	if (/^\d/.test(text)) return "number";
	return text === "number" || text === "boolean" ? text : "text";
}

interface ManifestAttribute {
	readonly name: string;
	readonly type: { readonly text: string };
	readonly description: string;
}

/** The attributes of an element, from its manifest. */
function manifestAttributes(tag: string): readonly ManifestAttribute[] {
	const element = elements.modules
		.flatMap(({ declarations }) => declarations)
		.find(({ tagName }) => tagName === tag);
	if (!element)
		throw new Error(`There is no ${tag}. Run pnpm --filter @nev/widgets build:manifest.`);
	return element.attributes;
}

function describeColors(): WidgetCatalog["colors"] {
	const dark: Record<string, unknown> = darkTokens.nev;
	return Object.entries<unknown>(lightTokens.nev).flatMap(([name, token]) => {
		const light = hexOf(token);
		if (light === undefined) return [];
		return [
			{
				name: `nev-${name}`,
				label: colorLabels[name] ?? name,
				light,
				dark: hexOf(dark[name]) ?? light,
				isOffered: name in colorLabels,
			},
		];
	});
}

/** The value of a token that is a color. */
function hexOf(token: unknown): string | undefined {
	const value = (token as { $value?: { hex?: string } } | undefined)?.$value;
	return value?.hex;
}
