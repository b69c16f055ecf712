import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { privateProperties } from "./minify.js";

const packages = fileURLToPath(new URL("../..", import.meta.url));

/** What pages and the API know by name: texts, events, the elements' interfaces, the contract. */
const isPublic = (file: string) =>
	/^(contract|financing)\/src\/|messages(\.es)?\.ts$/.test(file) ||
	/(financing-deal|financing-recommendation|locator-search|submitted-inquiry)\.ts$/.test(file) ||
	/^widgets\/src\/elements\/(?!.*(start-|interface|script|shell|loader)).*\.ts$/.test(file);

const publicFiles = ["contract", "financing", "widgets"]
	.flatMap((name) =>
		readdirSync(`${packages}${name}/src`, { recursive: true, encoding: "utf8" }).map(
			(file) => `${name}/src/${file}`,
		),
	)
	.filter((file) => isPublic(file) && /(?<!\.test)\.tsx?$/.test(file));

test("no property that the build shortens is known to a page or to the API", () => {
	expect(publicFiles.length).toBeGreaterThan(60);
	const text = publicFiles.map((file) => readFileSync(packages + file, "utf8")).join("\n");
	const known = privateProperties.filter((name) =>
		new RegExp(`^\\s*(?:readonly )?${name}\\??[:(]`, "m").test(text),
	);
	expect(known).toEqual([]);
});
