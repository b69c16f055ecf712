import {
	colorSchemes,
	fallbackLink,
	writeAttributes,
	writeStyles,
} from "../../app/embed/builders/markup.js";
import type { HostPage, WidgetSettings } from "../../app/embed/embed-settings.js";
import { escapeText } from "../../app/escape-text.js";
import { hostPages } from "./host-pages.js";
import reportHeight from "./report-height.js?raw";

/** The script that tells the page around the frame how high the widget is. */
const script = `(${reportHeight.replace("export default ", "").trim()})()`;

export interface FrameDocument {
	html: string;
	/** The texts of its inline scripts and styles, for its policy. */
	scripts: readonly string[];
	styles: readonly string[];
}

export interface FrameOptions {
	settings: WidgetSettings;
	/** The address and the name of this site. */
	origin: string;
	company: string;
	/** The page to show the widget on; undefined for the widget alone. */
	hostPage?: HostPage | undefined;
}

/** A document with a widget, for websites that allow frames and no scripts, and for the preview. */
export function frameDocument({
	settings,
	origin,
	company,
	hostPage,
}: FrameOptions): FrameDocument {
	const { widget, attributes, scheme } = settings;
	const host = hostPage && hostPages[hostPage];
	const style = `${host?.styles ?? bareStyles}${writeStyles(settings)}`;
	const element = `<${widget.tag}${writeAttributes(settings)}>${fallbackLink({ widget, origin })}</${widget.tag}>`;
	const html = `<!doctype html>
<html lang="${attributes.lang ?? "en"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${colorSchemes[scheme]}">
<title>${escapeText(`${widget.title} | ${company}`)}</title>
<base target="_blank">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
${host ? host.write(widget, element) : `<main>${element}</main>`}
<script src="/embed/v1/nev-widgets.js" async></script>
<script>${script}</script>
</body>
</html>
`;
	return { html, scripts: [script], styles: [style] };
}

/** Room for the focus ring, and the system's font in place of the page's, which a frame cannot inherit. */
const bareStyles = `
body { margin: 0; padding: 4px; font-family: system-ui, sans-serif; }
`;
