import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";
import { hasScripts, routeExpectations } from "./route-expectations.js";

/** Elements that load a file. Read from the HTML, because a browser skips lazy images. */
const sources = [
	{ tag: "img", attribute: "src", type: /^image\// },
	{ tag: "script", attribute: "src", type: /^text\/javascript/ },
	{ tag: "link", attribute: "href", type: /./ },
] as const;

const maxHtmlBytes = 150 * 1024;

/** Bounds of the scripts of a page, compressed. */
const withScripts = { files: [5, 18], bytes: [90_000, 167_500] } as const;

/** The script of the header and the footer. On a state's page, the loader of the map too. */
const withoutScripts = { files: [1, 2], bytes: [1_000, 3_790] } as const;

test("no page has too much HTML or too many scripts, and every file of it exists", async ({
	request,
}) => {
	const files = new Map<string, { type: RegExp; page: string }>();
	for (const expectation of routeExpectations) {
		const { path } = expectation;
		const html = await (await request.get(siteOrigin + path)).text();
		expect(Buffer.byteLength(html), path).toBeLessThanOrEqual(maxHtmlBytes);
		const modules = modulesOf(html);
		let total = 0;
		for (const address of modules) {
			files.set(siteOrigin + address, { type: /^text\/javascript/, page: path });
			const { "content-length": length } = (
				await request.head(siteOrigin + address, { headers: { "accept-encoding": "br" } })
			).headers();
			total += Number(length);
		}
		const bounds = hasScripts(expectation) ? withScripts : withoutScripts;
		expectWithin(modules.size, bounds.files, `${path}: files`);
		expectWithin(total, bounds.bytes, `${path}: bytes of scripts`);
		for (const { tag, attribute, type } of sources) {
			const tags = html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${attribute}="([^"]+)"`, "g"));
			for (const [element, address = ""] of tags) {
				if (element.includes('rel="canonical"')) continue;
				const url = new URL(address.replaceAll("&amp;", "&"), siteOrigin + path);
				expect(url.origin, `${path}: ${address}`).toBe(siteOrigin);
				files.set(url.href, { type, page: path });
			}
		}
	}
	const broken: string[] = [];
	for (const [url, { type, page }] of files) {
		const response = await request.get(url, { maxRetries: 1 });
		const contentType = response.headers()["content-type"] ?? "";
		if (response.status() !== 200 || !type.test(contentType)) {
			broken.push(`${page}: ${url} answers ${response.status()} ${contentType}`);
		}
	}
	expect(broken).toEqual([]);
	// Includes the pictures of all vehicles.
	expect(files.size).toBeGreaterThan(60);
});

/** The scripts that a page names, in elements and in the list of what it loads after its start. */
function modulesOf(html: string): Set<string> {
	return new Set(
		[...html.matchAll(/"(\/(?:assets|embed)\/[^"\\]+\.js)\\?"/g)].map(([, path = ""]) => path),
	);
}

function expectWithin(value: number, [least, most]: readonly [number, number], what: string): void {
	expect(value, what).toBeGreaterThanOrEqual(least);
	expect(value, what).toBeLessThanOrEqual(most);
}
