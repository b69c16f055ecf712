import { expect, it } from "vitest";
import { readSeedText, writeSeedText } from "./seed-text.js";

it("is read as it was written, with any quotation marks", () => {
	const seed = { states: { data: [`O'Fallon`, `"Big" Al's`, "\\'\\\"", ""] }, q: { error: `'"` } };
	expect(readSeedText(writeSeedText(seed))).toEqual(seed);
});

it("takes one character for each quotation mark of JSON within two more strings", () => {
	const text = writeSeedText({ states: { data: [{ name: "Ohio" }] } });
	expect(JSON.stringify(JSON.stringify(text))).toHaveLength(text.length + 6);
});
