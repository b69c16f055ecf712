import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("has no runtime dependencies", () => {
	const file = new URL("../package.json", import.meta.url);
	const packageFile = JSON.parse(readFileSync(file, "utf8"));
	expect(packageFile).not.toHaveProperty("dependencies");
	expect(packageFile).not.toHaveProperty("peerDependencies");
});
