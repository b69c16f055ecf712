import { readFileSync } from "node:fs";

/** The version of the product: `1.0.0`. Both this file and its build are two folders below the root. */
export function productVersion(): string {
	return JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;
}
