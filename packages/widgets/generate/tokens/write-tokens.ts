import { readFileSync, writeFileSync } from "node:fs";
import { filesWithTokens, updateTokens } from "./tokens.js";

/* Puts the values in `tokens/` into the style sheets and READMEs. */
for (const file of filesWithTokens) {
	const url = new URL(`../../${file}`, import.meta.url);
	writeFileSync(url, updateTokens(readFileSync(url, "utf8")));
}
