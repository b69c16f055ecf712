import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.js";

const scripts = ["start()", "start()", "more()"];

function sourcesOf(policy: string, name: string): string[] {
	const directive = policy.split("; ").find((text) => text.startsWith(`${name} `));
	return directive?.split(" ").slice(1) ?? [];
}

it("allows our own origin and each inline script by its hash, and nothing else", async () => {
	const policy = await contentSecurityPolicy(scripts);
	expect(sourcesOf(policy, "script-src")).toEqual([
		"'self'",
		"'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
		expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
	]);
	expect(policy).not.toMatch(/https?:|unsafe/);
	for (const name of ["style-src", "frame-src", "frame-ancestors"]) {
		expect(sourcesOf(policy, name), name).toEqual(["'self'"]);
	}
});

it("allows the tag manager if the page loads it", async () => {
	const policy = await contentSecurityPolicy(scripts, { hasTagManager: true });
	for (const name of ["script-src", "frame-src", "img-src", "connect-src"]) {
		expect(sourcesOf(policy, name), name).toContain("https://*.googletagmanager.com");
	}
	expect(sourcesOf(policy, "script-src")).not.toContain("https://*.google-analytics.com");
	expect(policy).not.toContain("unsafe");
});

it("allows the images of a street map", async () => {
	const policy = await contentSecurityPolicy(scripts, {
		imageOrigins: ["https://tiles.example.com"],
	});
	expect(sourcesOf(policy, "img-src")).toEqual(["'self'", "https://tiles.example.com"]);
});
