import {
	colorSchemes,
	fallbackLink,
	writeAttributes,
	writeStyles,
} from "../../app/embed/builders/markup.js";
import type { HostPage, WidgetSettings } from "../../app/embed/embed-settings.js";
import { escapeText } from "../../app/embed/escape-text.js";
import type { OfferedWidget } from "../../app/embed/widget-catalog.js";
import reportHeight from "./report-height.js?raw";

/** The script that tells the page around the frame how high the widget is. */
const script = reportHeight.trim();

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
	const host = hostPage && pageContents[hostPage];
	const style = `${host?.styles ?? bareStyles}${printStyles}${writeStyles(settings)}`;
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

/**
 * Room for the focus ring, and the system's font in place of the page's, which a frame cannot inherit. A map
 * alone fills the frame.
 */
const bareStyles = `
body { margin: 0; padding: 4px; font-family: system-ui, sans-serif; }
nev-dealer-map { --nev-map-height: max(320px, 100vh - 8px); }
`;

/** Paper is light. */
const printStyles = "@media print { :root { color-scheme: light; } }\n";

interface HostPageContent {
	/** What such pages do to everything on them. */
	readonly styles: string;
	/** The body around the element. */
	write(widget: OfferedWidget, element: string): string;
}

const title = "Gulf Coast Carts";
const text =
	"Electric carts for the streets you live on. Come in for a test drive, any day but Sunday.";

/** The pages of the preview: short excerpts of what such sites' style sheets do. */
const pageContents: Record<HostPage, HostPageContent> = {
	// A font, a color and a measure of its own, so that one sees who is the guest.
	plain: {
		styles: `
body { margin: 0; background: light-dark(#fff, #191b24); color: light-dark(#2a2d3e, #e4e6f0); font-family: Verdana, "DejaVu Sans", sans-serif; font-size: 15px; line-height: 1.6; }
header { padding: 14px 20px; background: #2c3e91; color: #fff; font-size: 20px; font-weight: 700; }
main { max-width: 1100px; margin-inline: auto; padding: 20px; }
h1 { margin: 0; font-size: inherit; line-height: inherit; }
h2, a { color: light-dark(#2c3e91, #aab8ff); }
h2 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; }
p { margin: 0; }
main > p { margin-bottom: 20px; }
`,
		write: (widget, element) =>
			`<header><h1>${title}</h1></header>\n<main>\n<h2>${widget.title}</h2>\n<p>${text}</p>\n${element}\n</main>`,
	},
	// The root of 62.5 %, type in rem, spacing by the layout, and wide headings of classic themes.
	wordpress: {
		styles: `
html { font-size: 62.5%; }
*, *::before, *::after { box-sizing: inherit; }
body { box-sizing: border-box; margin: 0; background: light-dark(#fffdf8, #1d1b16); color: light-dark(#2b2a26, #e9e5da); font-family: Georgia, "Times New Roman", serif; font-size: 1.9rem; line-height: 1.75; letter-spacing: -0.003em; }
h1, h2, h3, h4 { margin: 4rem 0 2.4rem; color: light-dark(#7a2e12, #f0a885); font-family: Georgia, serif; font-weight: 400; line-height: 1.2; letter-spacing: -0.01em; text-transform: capitalize; }
h1 { font-size: 4.4rem; }
a { color: light-dark(#a13b16, #f0a885); text-decoration: underline; }
ul, ol { margin: 0 0 3rem 3rem; padding: 0; }
p { margin: 0 0 1.25em; }
input, select, textarea { display: block; width: 100%; padding: 1.5rem 1.8rem; border: 0.1rem solid #dcd7ca; border-radius: 0; background: #fff; font-size: 1.6rem; letter-spacing: -0.015em; }
button { border: none; border-radius: 0; padding: 1.1em 1.44em; background: #a13b16; color: #fff; font-size: 1.5rem; font-weight: 600; letter-spacing: 0.0333em; text-transform: uppercase; }
img, svg { display: block; max-width: 100%; height: auto; }
table { width: 100%; border-collapse: collapse; }
.site-header, .entry-content { max-width: 110rem; margin-inline: auto; padding: 0 2rem; }
.site-header { padding-block: 2.4rem; border-bottom: 0.1rem solid light-dark(#dcd7ca, #3d3a31); }
.site-title { margin: 0; font-size: 2.4rem; font-weight: 700; }
.entry-content > * + * { margin-block-start: 1.2em; }
`,
		write: (widget, element) =>
			`<header class="site-header"><p class="site-title">${title}</p></header>\n<main class="entry-content">\n<h1>Welcome</h1>\n<p>${text}</p>\n<h2>${widget.title}</h2>\n${element}\n</main>`,
	},
	// The border boxes, system fonts, inline-block labels and floating legends of its reset.
	bootstrap: {
		styles: `
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: light-dark(#fff, #212529); color: light-dark(#212529, #dee2e6); font-family: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; font-size: 1rem; font-weight: 400; line-height: 1.5; -webkit-text-size-adjust: 100%; }
h1, h2, h3, h4 { margin: 0 0 0.5rem; font-weight: 500; line-height: 1.2; }
h1 { font-size: 2.5rem; }
p, ul, ol, dl { margin: 0 0 1rem; }
ul, ol { padding-left: 2rem; }
a { color: light-dark(#0d6efd, #6ea8fe); text-decoration: underline; }
img, svg { vertical-align: middle; }
label { display: inline-block; }
legend { float: left; width: 100%; margin-bottom: 0.5rem; font-size: 1.5rem; line-height: inherit; }
input, button, select, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
button { border-radius: 0; text-transform: none; }
button:focus:not(:focus-visible) { outline: 0; }
table { caption-side: bottom; border-collapse: collapse; }
.navbar { padding: 1rem 0; background: light-dark(#f8f9fa, #2b3035); font-size: 1.25rem; }
.container { width: 100%; max-width: 1140px; margin-inline: auto; padding-inline: 12px; }
main.container { padding-block: 1.5rem 3rem; }
`,
		write: (widget, element) =>
			`<header class="navbar"><div class="container">${title}</div></header>\n<main class="container">\n<h1>Welcome</h1>\n<p>${text}</p>\n<h2>${widget.title}</h2>\n${element}\n</main>`,
	},
};
