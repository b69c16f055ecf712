import { describe, expect, it } from "vitest";
import { sampleStates } from "./sample-states.js";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

describe("sampleStates", () => {
	it.each(sampleStates)("has one emoji for $name, not a flag", ({ emoji }) => {
		expect([...graphemes.segment(emoji)]).toHaveLength(1);
		expect(emoji).toMatch(/^\p{Extended_Pictographic}\uFE0F?$/u);
		expect(emoji).not.toMatch(/\p{Regional_Indicator}|[🏁🏳🏴🚩🎌]/u);
	});

	it.each(sampleStates)("has two sentences about $name", ({ description }) => {
		const parts = [...sentences.segment(description)].map(({ segment }) => segment.trim());
		expect(parts).toHaveLength(2);
		for (const sentence of parts) {
			expect(sentence).toMatch(/^[A-Z].{40,}\.$/);
		}
	});

	it("repeats no emoji and no sentence", () => {
		const allSentences = sampleStates.flatMap(({ description }) =>
			[...sentences.segment(description)].map(({ segment }) => segment.trim()),
		);
		expect(new Set(allSentences).size).toBe(100);
		expect(new Set(sampleStates.map(({ emoji }) => emoji)).size).toBe(50);
	});

	it("makes no legal promise and contains no figure except 35 mph", () => {
		for (const { description } of sampleStates) {
			expect(description.replace("posted limits are 35 mph or lower", "")).not.toMatch(
				/\d|\blegal|\ballowed|\bpermitted|\blicen[cs]|\binsur|\bguarantee/i,
			);
		}
	});
});
