import { expect, it } from "vitest";
import { checkRelease } from "./releases.js";

const released = { "1.0.0": "sha256-one" };

it("builds a released version again only with the same bytes", () => {
	expect(() => checkRelease("1.0.0", "sha256-one", released)).not.toThrow();
	expect(() => checkRelease("1.0.0", "sha256-two", released)).toThrow(/1\.0\.0 is released/);
	expect(() => checkRelease("1.1.0", "sha256-two", released)).not.toThrow();
});
