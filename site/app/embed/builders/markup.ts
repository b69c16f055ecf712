import { framePath, type Scheme } from "../embed-settings.js";
import { escapeText } from "../escape-text.js";
import type { SnippetSource } from "./builder.js";

export const loaderAddress = ({ origin }: SnippetSource) => `${origin}/embed/v1/nev-widgets.js`;

/** A link to the page of this site that does what the widget does. */
export function fallbackLink({ origin, widget }: Pick<SnippetSource, "origin" | "widget">): string {
	const { path, link } = widget.page;
	return `<a href="${origin}${path}">${link}</a>`;
}

/** How a language of templates writes an attribute that is not a text. */
export type WriteValue = (name: string, value: string) => string;

/** The attributes of an element, each with a space before it. */
export function writeAttributes(
	{ widget, attributes }: Pick<SnippetSource, "widget" | "attributes">,
	writeNumber: WriteValue = writeText,
): string {
	return Object.entries(attributes)
		.map(([name, value]) => {
			const type = widget.attributes.find((attribute) => attribute.name === name)?.type;
			if (type === "boolean") return ` ${name}`;
			return ` ${type === "number" ? writeNumber(name, value) : writeText(name, value)}`;
		})
		.join("");
}

function writeText(name: string, value: string): string {
	return `${name}="${escapeText(value)}"`;
}

/** What a page's scheme is in CSS. */
export const colorSchemes: Readonly<Record<Scheme, string>> = {
	light: "light",
	dark: "dark",
	both: "light dark",
};

/** The rule that sets the scheme and the colors; "" on a light page with the widget's own colors. */
export function writeStyles({
	widget,
	colors,
	scheme,
}: Pick<SnippetSource, "widget" | "colors" | "scheme">): string {
	const declarations = [
		...(scheme === "light" ? [] : [`color-scheme: ${colorSchemes[scheme]}`]),
		...Object.entries(colors).map(([name, value]) => `--${name}: ${value}`),
	];
	const lines = declarations.map((declaration) => `  ${declaration};\n`);
	return lines.length > 0 ? `${widget.tag} {\n${lines.join("")}}\n` : "";
}

/** The element with its script, its colors, and a style sheet that keeps room for it. */
export function writeHtml(source: SnippetSource): string {
	const { widget } = source;
	const styles = writeStyles(source);
	return [
		`<link rel="stylesheet" href="${source.origin}/embed/v1/nev-widgets.css">\n`,
		`<script src="${loaderAddress(source)}" async></script>\n`,
		styles && `<style>\n${styles.replace(/^/gm, "  ").trimEnd()}\n</style>\n`,
		`<${widget.tag}${writeAttributes(source)}>\n  ${fallbackLink(source)}\n</${widget.tag}>\n`,
	].join("");
}

/** The address of the widget's frame. */
export const frameAddress = (source: SnippetSource) => source.origin + framePath(source);

/** The widget in a frame, which may ask for what the widget needs. */
export function writeFrame(source: SnippetSource): string {
	const { widget } = source;
	const { height, allow } = widget.frame;
	const allows = allow && ` allow="${allow}"`;
	return [
		`<iframe src="${escapeText(frameAddress(source))}"\n`,
		`  title="${widget.title}" width="100%" height="${height}" style="border: 0" loading="lazy"${allows}></iframe>\n`,
	].join("");
}
