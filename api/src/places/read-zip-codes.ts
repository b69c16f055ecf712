import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** One ZIP code of the `zipcodes` package. */
export interface ZipCode {
	readonly zip: string;
	readonly latitude: number;
	readonly longitude: number;
	readonly city: string;
	/** The postal abbreviation of a state or a territory. */
	readonly state: string;
}

/**
 * Reads the ZIP codes of the `zipcodes` package as JSON, which is most of its file. Imported, they are
 * program text: parsing it takes 50 MB that Node.js does not give back, and the objects stay.
 *
 * @throws {Error} if the file has another form, as in another version of the package
 */
export function readZipCodes(): ZipCode[] {
	const file = fileURLToPath(import.meta.resolve("zipcodes/lib/codes.js"));
	const [, json] = /^exports\.codes = (\{.*\});?$/m.exec(readFileSync(file, "utf8")) ?? [];
	if (!json) throw new Error(`${file} has no ZIP codes where they are expected.`);
	return Object.values(JSON.parse(json) as Record<string, ZipCode>);
}
