import { readFileSync } from "node:fs";

/** The version of the product, which all of its packages have: `1.0.0`. */
export function productVersion(): string {
	return JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;
}
