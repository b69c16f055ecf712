import { regionNames } from "@nev/contract";
import { languages } from "@nev/widgets/server";
import { attributeError } from "./attribute-error.js";
import type { OfferedColor, OfferedWidget, WidgetCatalog } from "./widget-catalog.js";

/** The pages that the preview shows a widget on. */
export const hostPages = ["plain", "wordpress", "bootstrap"] as const;
export type HostPage = (typeof hostPages)[number];

/** The color scheme of the dealer's page; `both` follows the visitor's setting. */
export const schemes = ["light", "dark", "both"] as const;
export type Scheme = (typeof schemes)[number];

export const previewWidths = ["phone", "desktop"] as const;

/** A text that an attribute cannot have. */
export interface InvalidText {
	readonly text: string;
	/** What to enter instead. */
	readonly error: string;
}

/** What a dealer has chosen for a widget. */
export interface WidgetSettings {
	readonly widget: OfferedWidget;
	/** The attributes to write, `lang` included, in the order of the manifest. `""` for a flag. */
	readonly attributes: Readonly<Record<string, string>>;
	/** What is typed and cannot be used, by attribute. The code leaves it out. */
	readonly invalid: Readonly<Record<string, InvalidText>>;
	/** The colors that differ from the widget's own, by token: `{ "nev-brand": "#123c7a" }`. */
	readonly colors: Readonly<Record<string, string>>;
	readonly scheme: Scheme;
}

/** What a dealer has chosen on the page. */
export interface EmbedSettings extends WidgetSettings {
	readonly hostPage: HostPage;
	readonly width: (typeof previewWidths)[number];
	/** The state whose dealers the form lists. It is no attribute. */
	readonly dealersOf: string;
	/** The id of the website builder. */
	readonly builder: string;
}

const defaultBuilder = "html";

/** The parameters of the page's address that are no attributes and no colors. */
export const pageParameters = [
	"widget",
	"lang",
	"scheme",
	"colors-of",
	"page",
	"width",
	"dealers-of",
	"for",
] as const;

/** All parameters that the page reads, in order. */
export function embedParameters({ widgets, colors }: WidgetCatalog): string[] {
	const attributes = widgets.flatMap((widget) => widget.attributes.map(({ name }) => name));
	const tokens = colors.filter(({ isOffered }) => isOffered).map(({ name }) => name);
	return [...new Set([...pageParameters, ...attributes, ...tokens])];
}

/** Reads the page's address, or its form. Whatever is unknown is left out. */
export function readEmbedSettings(
	parameters: URLSearchParams,
	catalog: WidgetCatalog,
): EmbedSettings {
	const widget =
		catalog.widgets.find(({ name }) => name === parameters.get("widget")) ?? catalog.widgets[0];
	if (!widget) throw new Error("There are no widgets.");
	return {
		...readWidgetSettings(parameters, widget, catalog),
		hostPage: oneOf(hostPages, parameters.get("page")),
		width: oneOf(previewWidths, parameters.get("width")),
		dealersOf: regionNames.find((name) => name === parameters.get("dealers-of")) ?? "",
		builder: parameters.get("for") ?? defaultBuilder,
	};
}

/** Reads what is chosen for a widget from the address of its frame. */
export function readWidgetSettings(
	parameters: URLSearchParams,
	widget: OfferedWidget,
	catalog: WidgetCatalog,
): WidgetSettings {
	const language = parameters.get("lang") ?? "";
	const scheme = oneOf(schemes, parameters.get("scheme"));
	// The form's colors are those of the scheme that it was rendered for.
	const shownScheme = schemes.find((one) => one === parameters.get("colors-of")) ?? scheme;
	const attributes: [string, string][] = [];
	const invalid: [string, InvalidText][] = [];
	for (const attribute of widget.attributes) {
		const { name, type, choices } = attribute;
		const text = parameters.get(name)?.trim() ?? "";
		if (text === "") continue;
		const error = attributeError(attribute, text);
		if (error === undefined) attributes.push([name, type === "boolean" ? "" : text]);
		// Only what is typed can be corrected where it was typed.
		else if (!choices) invalid.push([name, { text, error }]);
	}
	const given = new Map(attributes);
	for (const { name, needs } of widget.attributes) {
		const text = given.get(name);
		if (text !== undefined && needs && !given.has(needs.name)) {
			invalid.push([name, { text, error: needs.error }]);
		}
	}
	const usable = attributes.filter(([name]) => !invalid.some(([other]) => other === name));
	return {
		widget,
		attributes: Object.fromEntries([
			...usable,
			...(Object.hasOwn(languages, language) ? [["lang", language]] : []),
		]),
		invalid: Object.fromEntries(invalid),
		colors: Object.fromEntries(
			catalog.colors
				.filter(({ isOffered }) => isOffered)
				.flatMap((offered) => {
					const color = parameters.get(offered.name)?.toLowerCase() ?? "";
					const isOwn = [scheme, shownScheme].some((one) => color === ownColor(offered, one));
					return /^#[\da-f]{6}$/.test(color) && !isOwn ? [[offered.name, color]] : [];
				}),
		),
		scheme,
	};
}

/** The widget's own color on a page of this scheme. */
export function ownColor({ light, dark }: OfferedColor, scheme: Scheme): string {
	return scheme === "dark" ? dark : light;
}

/** What is chosen for a widget, as parameters. */
function writeWidgetSettings({ attributes, colors, scheme }: WidgetSettings) {
	return {
		// A flag has no text. In an address it is "true".
		...Object.fromEntries(
			Object.entries(attributes).map(([name, value]) => [name, value || "true"]),
		),
		...colors,
		...(scheme !== schemes[0] && { scheme }),
	};
}

/** The address of a widget's frame, as a path of this site. */
export function framePath(settings: WidgetSettings, hostPage?: HostPage): string {
	const parameters = { ...writeWidgetSettings(settings), ...(hostPage && { page: hostPage }) };
	return addressOf(`/embed/frame/${settings.widget.name}`, parameters);
}

/** The query of the page's address, without what is not chosen. */
export function writeEmbedSettings(settings: EmbedSettings, { widgets }: WidgetCatalog): string {
	const { widget, hostPage, width, dealersOf, builder } = settings;
	return addressOf("", {
		...(widget !== widgets[0] && { widget: widget.name }),
		...writeWidgetSettings(settings),
		...(dealersOf && { "dealers-of": dealersOf }),
		...(hostPage !== hostPages[0] && { page: hostPage }),
		...(width !== previewWidths[0] && { width }),
		...(builder !== defaultBuilder && { for: builder }),
	});
}

function addressOf(path: string, parameters: Record<string, string>): string {
	const search = new URLSearchParams(parameters).toString();
	return search ? `${path}?${search}` : path;
}

function oneOf<Choice extends string>(
	choices: readonly [Choice, ...Choice[]],
	text: string | null,
): Choice {
	return choices.find((choice) => choice === text) ?? choices[0];
}
