import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";
import { hasScripts, routeExpectations } from "./route-expectations.js";

/** Elements that load a file. Read from the HTML, because a browser skips lazy images. */
const sources = [
	{ tag: "img", attribute: "src", type: /^image\// },
	{ tag: "script", attribute: "src", type: /^text\/javascript/ },
	{ tag: "link", attribute: "href", type: /./ },
] as const;

test("every picture, script and style sheet of every page exists", async ({ request }) => {
	const files = new Map<string, { type: RegExp; page: string }>();
	for (const { path } of routeExpectations) {
		const html = await (await request.get(siteOrigin + path)).text();
		for (const address of modulesOf(html)) {
			files.set(siteOrigin + address, { type: /^text\/javascript/, page: path });
		}
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

test("no page has more than 150 KB of HTML", async ({ request }) => {
	for (const { path } of routeExpectations) {
		const html = await (await request.get(siteOrigin + path)).text();
		expect(Buffer.byteLength(html), path).toBeLessThanOrEqual(150 * 1024);
	}
});

test.describe("the scripts of a page", () => {
	const withScripts = { files: 16, bytes: 164_500 };
	/** The script of the header and the footer. On a state's page, the loader of the map too. */
	const withoutScripts = { files: 2, bytes: 3_700 };

	for (const expectation of routeExpectations) {
		const { path } = expectation;
		const { files, bytes } = hasScripts(expectation) ? withScripts : withoutScripts;
		test(`${path} loads at most ${bytes} bytes in ${files} files`, async ({ request }) => {
			const html = await (await request.get(siteOrigin + path)).text();
			const modules = [...modulesOf(html)];
			expect(modules.length).toBeGreaterThan(hasScripts(expectation) ? 4 : 0);
			expect(modules.length).toBeLessThanOrEqual(files);
			let total = 0;
			for (const module of modules) {
				const response = await request.head(siteOrigin + module, {
					headers: { "accept-encoding": "br" },
				});
				total += Number(response.headers()["content-length"]);
			}
			expect(total).toBeGreaterThan(hasScripts(expectation) ? 90_000 : 1_000);
			expect(total).toBeLessThanOrEqual(bytes);
		});
	}
});
