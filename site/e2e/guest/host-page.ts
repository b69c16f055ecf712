import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base, type Page } from "@playwright/test";
import { widgets } from "../../app/embed/widgets.server.js";
import { siteOrigin } from "../origins.js";

/** A stranger's page that embeds a widget. */
export interface GuestPage {
	/** The body's HTML. */
	body: string;
	/** More of the head: the host's own styles and meta elements. */
	head?: string;
	/** Attributes of the `html` element. */
	html?: string;
	/** The `Content-Security-Policy` that the host sends. */
	policy?: string;
	/** The script tag; `""` for a page without it. */
	script?: string;
}

/** Serves a page from an origin of its own and opens it. */
export type OpenHostPage = (page: Page, host: GuestPage) => Promise<void>;

export const scriptAddress = `${siteOrigin}/embed/v1/nev-widgets.js`;
export const scriptTag = `<script src="${scriptAddress}" async></script>`;

export type ElementName = `nev-${keyof typeof widgets}`;

/** The elements, each with what it needs to show itself whole. */
export const elements = Object.fromEntries(
	Object.entries(widgets).map(([name, { example }]) => {
		const attributes = Object.entries(example).map(([key, value]) => ` ${key}="${value}"`);
		return [`nev-${name}`, `<nev-${name}${attributes.join("")}></nev-${name}>`];
	}),
) as Record<ElementName, string>;

export const elementNames = Object.keys(elements) as ElementName[];

/** Those with a box of their own. The payment is a part of the text around it. */
export const boxNames = elementNames.filter((name) => name !== "nev-payment");

/** The tags of a test of each element: `npm test` runs it for two elements, and a release for every one. */
export function tagsOf(name: string): string[] {
	return ["nev-dealer-locator", "nev-financing-calculator"].includes(name)
		? []
		: ["@every-element"];
}

/** Text that an element shows once it is up. */
const shownText: Record<ElementName, RegExp> = {
	"nev-dealer-locator": /5 dealers within 50 mi/,
	"nev-dealer-map": /33101 Miami, Florida/,
	"nev-inventory-grid": /33 vehicles, 30 available/,
	"nev-inquiry-form": /Starting price/,
	"nev-financing-calculator": /Get Recommendations/,
	"nev-payment": /from \$162\.07 a month/,
};

/** Waits until an element shows what it is for. */
export async function waitForElement(page: Page, name: ElementName): Promise<void> {
	await page.locator(name).getByText(shownText[name]).first().waitFor();
}

/** Tests with a web server of the host's own: another origin than the product's. */
export const test = base.extend<{ openHostPage: OpenHostPage }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
	openHostPage: async ({}, use) => {
		let current: GuestPage | undefined;
		const server = createServer(({ url }, response) => {
			if (!current || url !== "/") {
				response.writeHead(404).end();
				return;
			}
			response.writeHead(200, {
				"content-type": "text/html; charset=utf-8",
				...(current.policy && { "content-security-policy": current.policy }),
			});
			response.end(documentOf(current));
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		const { port } = server.address() as AddressInfo;
		await use(async (page, host) => {
			current = host;
			// The `load` event waits for the script, which some tests delay.
			await page.goto(`http://localhost:${port}/`, { waitUntil: "commit" });
		});
		server.closeAllConnections();
		server.close();
	},
});

function documentOf({
	body,
	head = "",
	html = 'lang="en"',
	script = scriptTag,
}: GuestPage): string {
	return `<!doctype html>
<html ${html}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A dealer's page</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
${script}
${body}
</body>
</html>`;
}
