import { stateNames } from "@nev/contract";
import { describe, expect, it } from "vitest";
import { alabamaToMissouri } from "./alabama-to-missouri.js";
import { montanaToWyoming } from "./montana-to-wyoming.js";
import { sampleStates } from "./sample-states.js";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

describe("the sample states", () => {
	it("are the 50 states, each once, in alphabetical order", () => {
		expect(sampleStates.map(({ name }) => name)).toEqual(stateNames);
	});

	it("are written in one half of the alphabet only", () => {
		const written = [...Object.keys(alabamaToMissouri), ...Object.keys(montanaToWyoming)];
		expect(written).toEqual(stateNames);
	});

	it.each(sampleStates)("shows one emoji for $name and no flag", ({ emoji }) => {
		expect([...graphemes.segment(emoji)]).toHaveLength(1);
		expect(emoji).toMatch(/^\p{Extended_Pictographic}\uFE0F?$/u);
		expect(emoji).not.toMatch(/\p{Regional_Indicator}|[🏁🏳🏴🚩🎌]/u);
	});

	it.each(sampleStates)("says two plain sentences about $name", ({ description }) => {
		const said = [...sentences.segment(description)].map(({ segment }) => segment.trim());
		expect(said).toHaveLength(2);
		for (const sentence of said) {
			expect(sentence).toMatch(/^[A-Z].{40,}\.$/);
		}
	});

	it("has no two emoji and no two sentences alike", () => {
		const said = sampleStates.flatMap(({ description }) =>
			[...sentences.segment(description)].map(({ segment }) => segment.trim()),
		);
		expect(new Set(said).size).toBe(100);
		expect(new Set(sampleStates.map(({ emoji }) => emoji)).size).toBe(50);
	});

	it("makes no legal promise and quotes no figure but the 35 mph of posted limits", () => {
		for (const { description } of sampleStates) {
			expect(description.replace("posted limits are 35 mph or lower", "")).not.toMatch(
				/\d|\blegal|\ballowed|\bpermitted|\blicen[cs]|\binsur|\bguarantee/i,
			);
		}
	});
});
