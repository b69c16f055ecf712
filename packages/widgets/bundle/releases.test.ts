import { expect, it } from "vitest";
import { checkRelease, integrityOf, releases } from "./releases.js";

const released = {
	"1.0.0": {
		"nev-widgets.js": integrityOf("sha256", "loader one"),
		"nev-widgets.tgz": integrityOf("sha512", "package one"),
	},
};

it.each([
	["nev-widgets.js", "loader"],
	["nev-widgets.tgz", "package"],
] as const)("builds %s of a released version again only with the same bytes", (file, content) => {
	const check = (version: string, built: string) => () =>
		checkRelease(version, file, built, released);
	expect(check("1.0.0", `${content} one`)).not.toThrow();
	expect(check("1.0.0", `${content} two`)).toThrow(`would change its ${file}`);
	expect(check("1.1.0", `${content} two`)).not.toThrow();
});

it("writes the integrity as npm's lockfile does", () => {
	expect(integrityOf("sha512", "")).toBe(
		"sha512-z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwvY7kxvUdBeoGlODJ6+SfaPg==",
	);
});

it("has the integrity of both files of each released version", () => {
	for (const [version, files] of Object.entries(releases)) {
		expect(files, version).toEqual({
			"nev-widgets.js": expect.stringMatching(/^sha256-.{44}$/),
			"nev-widgets.tgz": expect.stringMatching(/^sha512-.{88}$/),
		});
	}
});
