import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.js";

const html = '<script>start()</script><script src="/a.js"></script>';

function sourcesOf(policy: string, name: string): string[] {
	const directive = policy.split("; ").find((one) => one.startsWith(`${name} `));
	return directive?.split(" ").slice(1) ?? [];
}

it("names our own origin and each inline script by its hash, and nobody else", async () => {
	const policy = await contentSecurityPolicy(html);
	expect(sourcesOf(policy, "script-src")).toEqual([
		"'self'",
		expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
	]);
	expect(policy).not.toMatch(/https?:|unsafe|frame-src/);
});

it("lets the tag manager in where the page has it", async () => {
	const policy = await contentSecurityPolicy(html, { hasTagManager: true });
	for (const name of ["script-src", "frame-src", "img-src", "connect-src"]) {
		expect(sourcesOf(policy, name), name).toContain("https://*.googletagmanager.com");
	}
	expect(sourcesOf(policy, "script-src")).not.toContain("https://*.google-analytics.com");
	expect(policy).not.toContain("unsafe");
});

it("lets a street map's images in", async () => {
	const policy = await contentSecurityPolicy(html, { imageOrigins: ["https://tiles.example.com"] });
	expect(sourcesOf(policy, "img-src")).toEqual(["'self'", "https://tiles.example.com"]);
});
