import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";
import { routeExpectations } from "./route-expectations.js";

/** What each element of a page fetches; a browser leaves out what is lazy and far below. */
const sources = [
	{ tag: "img", attribute: "src", type: /^image\// },
	{ tag: "script", attribute: "src", type: /^text\/javascript/ },
	{ tag: "link", attribute: "href", type: /./ },
] as const;

test("every picture, script and file that a page names is there", async ({ request }) => {
	const files = new Map<string, { type: RegExp; page: string }>();
	for (const { path } of routeExpectations) {
		const html = await (await request.get(siteOrigin + path)).text();
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
		const answer = await request.get(url, { maxRetries: 1 });
		const isRight = answer.status() === 200 && type.test(answer.headers()["content-type"] ?? "");
		if (!isRight) broken.push(`${page}: ${url} is answered with ${answer.status()}`);
	}
	expect(broken).toEqual([]);
	// All the vehicles' pictures are among them.
	expect(files.size).toBeGreaterThan(60);
});
