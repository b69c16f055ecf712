import { expect, it } from "vitest";
import { splitLines } from "./split-lines.js";

it("splits at line feeds only, wherever the text is cut into chunks", async () => {
	const lines = ["one \u2028 \u2029 \u0085 \r \v \f line", "", "another"];
	const text = lines.map((line) => `${line}\n`).join("");
	for (let size = 1; size <= text.length; size++) {
		const chunks = async function* () {
			for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
		};
		const split: string[] = [];
		for await (const line of splitLines(chunks())) split.push(line);
		expect(split).toEqual(lines);
	}
});
