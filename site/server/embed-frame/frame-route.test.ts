import { readSettings } from "@nev/api";
import { describe, expect, it } from "vitest";
import { frameRoute } from "./frame-route.js";

function requestFrame(path: string, environment: Record<string, string> = {}) {
	const app = frameRoute({
		catalogue: {
			snapshot: { company: { name: "Gulf Carts" }, imageOrigins: ["https://images.example.com"] },
		} as never,
		settings: readSettings({ PUBLIC_URL: "https://dealers.example.com", ...environment }),
		isDevelopment: false,
	});
	return app.request(`/embed/frame/${path}`);
}

function sourcesOf(response: Response, name: string): string {
	const policy = response.headers.get("content-security-policy") ?? "";
	return policy.split("; ").find((directive) => directive.startsWith(`${name} `)) ?? "";
}

describe("the frame of a widget", () => {
	it("has the element with its attributes, its colors and a link for visitors without scripts", async () => {
		const response = await requestFrame(
			"financing-calculator?price=9995&sync-url=true&lang=es&nev-brand=%23123c7a&scheme=both",
		);
		const html = await response.text();
		expect(html).toContain('<nev-financing-calculator price="9995" sync-url lang="es">');
		expect(html).toContain('<a href="https://dealers.example.com/financing">Financing</a>');
		expect(html).toContain(
			"nev-financing-calculator {\n  color-scheme: light dark;\n  --nev-brand: #123c7a;\n}",
		);
		expect(html).toContain('<html lang="es">');
		expect(html).toContain('<meta name="color-scheme" content="light dark">');
	});

	it.each(["plain", "wordpress", "bootstrap"])(
		"is below a second heading on the %s page, as its own headings are third",
		async (page) => {
			const html = await (await requestFrame(`dealer-map?page=${page}`)).text();
			expect([...html.matchAll(/<(h\d)/g)].map(([, tag]) => tag)).toEqual(["h1", "h2"]);
		},
	);

	it("contains nothing that its address does not allow", async () => {
		const hostile = encodeURIComponent('"><script>alert(1)</script>');
		const response = await requestFrame(
			`inquiry-form?consent-seller=${hostile}&vehicle=${hostile}&lang=${hostile}&nev-brand=${hostile}&scheme=${hostile}&page=${hostile}&onclick=${hostile}`,
		);
		const html = await response.text();
		expect(html).not.toContain("<script>alert");
		expect(html).not.toContain("onclick");
	});

	it("is left to the site if there is no such widget", async () => {
		expect((await requestFrame("zeppelin")).status).toBe(404);
	});

	it("allows its own script and style by their hashes, and every page around it", async () => {
		const response = await requestFrame("dealer-map");
		expect(sourcesOf(response, "script-src")).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
		expect(sourcesOf(response, "style-src")).toMatch(/^style-src 'self' 'sha256-[\w+/]{43}='$/);
		expect(sourcesOf(response, "img-src")).toBe("img-src 'self' https://images.example.com");
		expect(sourcesOf(response, "frame-ancestors")).toBe("frame-ancestors 'self' *");
		expect(response.headers.get("x-robots-tag")).toBe("noindex");
	});

	it("allows only the pages of EMBED_ORIGINS around it", async () => {
		const response = await requestFrame("dealer-map", {
			EMBED_ORIGINS: "https://one.example.com,https://two.example.com",
		});
		expect(sourcesOf(response, "frame-ancestors")).toBe(
			"frame-ancestors 'self' https://one.example.com https://two.example.com",
		);
	});
});
