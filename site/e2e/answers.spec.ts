import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, test } from "./monitored-page.js";
import { siteOrigin } from "./origins.js";
import { routeExpectations } from "./route-expectations.js";

const addresses = [
	...new Set(routeExpectations.map(({ path }) => path)),
	"/dealerships?gclid=1",
	"/inventory?category=4-seater&gclid=1",
	"/inventory/unknown-one",
	"/favicon.svg",
	"/icon-192.png",
	"/sitemap.xml",
	"/robots.txt",
	"/manifest.webmanifest",
	"/embed/v1/nev-widgets.js",
	"/api/vehicles",
	"/api/states/florida",
	"/api/docs/swagger-ui-bundle.js",
	"/api/nothing",
	"/faq/",
];

/** What may differ between two requests. */
const changingHeaders = new Set(["date", "x-request-id"]);

async function send(target: string, method: string, headers: Record<string, string>) {
	const { hostname, port } = new URL(siteOrigin);
	const sent = httpRequest({ hostname, port, path: target, method, headers, agent: false }).end();
	const [response] = await once(sent, "response");
	return {
		status: response.statusCode,
		headers: Object.fromEntries(
			Object.entries<string>(response.headers).filter(([name]) => !changingHeaders.has(name)),
		),
		body: (await buffer(response)).toString("base64"),
	};
}

/*
 * A request that names the whole address, as one to a proxy does, is not found among the prepared
 * answers and reaches Hono.
 */
for (const path of addresses) {
	test(`${path} has the same answer prepared and through Hono`, async () => {
		const { headers } = await send(path, "GET", { "accept-encoding": "br" });
		for (const [method, sent] of [
			["GET", { "accept-encoding": "br" }],
			["GET", { "accept-encoding": "gzip" }],
			["GET", { "accept-encoding": "br", "if-none-match": headers.etag ?? '"none"' }],
			["GET", { range: "bytes=0-9" }],
			["HEAD", { "accept-encoding": "br" }],
		] as const) {
			const throughHono = await send(siteOrigin + path, method, sent);
			expect(await send(path, method, sent)).toEqual(throughHono);
		}
	});
}
