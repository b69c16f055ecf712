import {
	createAnswerCache,
	createDatasetVersions,
	createRenderQueue,
	type Logger,
	readSettings,
} from "@nev/api";
import { createApiClient } from "@nev/contract";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { locatorMarkupRoute } from "./locator-markup-route.js";

const dealership = {
	id: 1,
	name: 'Carts </script><script>alert("1")</script>',
	address: "1 Main Street",
	city: "Naples",
	state: "Florida",
	zipCode: "34102",
	phone: "(239) 555-0142",
	email: "hello@example.com",
	latitude: 26.13,
	longitude: -81.77,
};

/** A server that has a dealership in Florida and knows no ZIP code, and the queue that it renders in. */
function createServer(environment: Record<string, string> = {}, renderQueue = createRenderQueue()) {
	const api = new Hono()
		.get("/dealerships/search", (context) =>
			context.json({ total: 1, dealerships: context.req.query("state") ? [dealership] : [] }),
		)
		.get("/dealerships/near", (context) =>
			context.json({ error: "We couldn't find this ZIP code.", code: "unknown-zip" }, 422),
		);
	const reads: string[] = [];
	const client = createApiClient({
		api: "http://api.internal",
		fetch(url, init) {
			reads.push(url);
			return api.request(url, init);
		},
	});
	const app = locatorMarkupRoute({
		backend: {
			answers: createAnswerCache({ versions: createDatasetVersions(), queue: renderQueue }),
			clientFor: () => client,
		},
		settings: readSettings({ PUBLIC_URL: "https://dealers.example.com", ...environment }),
		log: { error() {} } as unknown as Logger,
	});
	const ask = async (query: string) =>
		app.request(`/api/embed/dealer-locator.html${query}`, {
			headers: { origin: "https://shop.example.com" },
		});
	return { ask, reads };
}

const request = (query: string, environment?: Record<string, string>) =>
	createServer(environment).ask(query);

describe("the locator for a server", () => {
	it("is an element with its list in a declarative shadow root, and with the list's data", async () => {
		const response = await request("?state=fl");
		expect(response.status).toBe(200);
		expect(response.headers.get("access-control-allow-origin")).toBe("*");
		expect(response.headers.get("etag")).toMatch(/^"/);
		const html = await response.text();
		expect(html).toMatch(
			/^<nev-dealer-locator state="Florida"><template shadowrootmode="open"><style>/,
		);
		expect(html).toContain("1 Main Street");
		expect(html).toContain('{"dealerships/search?');
		expect(html).toContain('action="https://dealers.example.com/dealerships"');
	});

	it("lets no text out of its place", async () => {
		const html = await (await request("?state=Florida")).text();
		expect(html).not.toContain("<script>alert");
		expect(html.match(/<\/script>/g)).toHaveLength(1);
	});

	it("answers in English where the widgets lack the language", async () => {
		const html = await (await request("?state=Florida&lang=qq-CA")).text();
		expect(html).toContain('<nev-dealer-locator lang="qq-CA" state="Florida">');
		expect(html).toContain('lang="en"');
	});

	it("ignores an empty parameter, and takes a language with its region", async () => {
		const html = await (await request("?state=Florida&zip=&lang=es-US")).text();
		expect(html).toContain('<nev-dealer-locator lang="es-US" state="Florida">');
		expect(html).toContain("Buscar");
	});

	it("ignores what it does not read, and rounds a radius to one that the locator offers", async () => {
		const { ask, reads } = createServer();
		const texts = [];
		for (const query of ["state=FL&radius=25", "onclick=alert(1)&radius=31.5&state=florida"]) {
			texts.push(await (await ask(`?${query}`)).text());
		}
		expect(texts[0]).toContain('<nev-dealer-locator radius="25" state="Florida">');
		expect(texts[1]).toBe(texts[0]);
		expect(reads).toHaveLength(1);
	});

	it("takes a ZIP+4 code as its five digits", async () => {
		const { ask, reads } = createServer();
		await ask("?zip=33101-1234");
		expect(reads).toEqual([expect.stringContaining("zip=33101&")]);
	});

	it("waits for its turn as pages do", async () => {
		const response = await createServer({}, createRenderQueue(0)).ask("?state=fl");
		expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
		expect(response.headers.get("access-control-allow-origin")).toBe("*");
		expect(await response.json()).toEqual({
			error: expect.stringContaining("busy"),
			code: "server-busy",
		});
	});

	it.each([
		["?state=Atlantis", "A state is its name, its abbreviation or its slug."],
		["?zip=331", "A ZIP code has five digits."],
		["?radius=-1", "A radius is a number of miles, at most 5000."],
		["?radius=1e1", "A number is written in plain decimals."],
		["?lang=french", "A language is a code such as en or es-US."],
		["?zip=x&lang=french", "A language is a code such as en or es-US. A ZIP code has five digits."],
	])("refuses %s", async (query, error) => {
		const response = await request(query);
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ error, code: "malformed-query" });
	});

	it("fails as the list fails, and is not stored", async () => {
		const response = await request("?zip=99999");
		expect(response.status).toBe(422);
		expect(await response.json()).toEqual({
			error: "We couldn't find this ZIP code.",
			code: "unknown-zip",
		});
		expect(response.headers.get("cache-control")).toBe("no-store");
	});

	it("may be read by the pages that the operator allows", async () => {
		const response = await request("", { EMBED_ORIGINS: "https://one.example.com" });
		expect(response.headers.get("access-control-allow-origin")).toBeNull();
		expect(response.headers.get("vary")).toContain("Origin");
	});
});
