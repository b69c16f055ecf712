import { describe, expect, it } from "vitest";
import { facts } from "../facts.js";
import { plainText } from "../testing/plain-text.js";
import { testCompany, testFinancing } from "../testing/test-company.js";
import { faqItems, faqTopics, homeFaq } from "./faq.js";

const topics = faqTopics(facts, testCompany, testFinancing);
const items = faqItems(facts, testCompany, testFinancing);
const home = homeFaq(facts, testCompany, testFinancing);

/** Compares without case, spaces and punctuation. */
function expectUnique(texts: readonly string[]): void {
	const normalized = texts.map((text) =>
		text
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, " ")
			.trim(),
	);
	expect(normalized.filter((text, index) => normalized.indexOf(text) !== index)).toEqual([]);
}

function sentenceCount(text: string): number {
	return plainText(text).match(/[.!?](?=\s|$)/g)?.length ?? 0;
}

describe("the FAQ page", () => {
	it("has 50 items in six to eight topics", () => {
		expect(items).toHaveLength(50);
		expect(topics.length).toBeGreaterThanOrEqual(6);
		expect(topics.length).toBeLessThanOrEqual(8);
		for (const topic of topics) expect(topic.items.length).toBeGreaterThanOrEqual(4);
	});

	it("has unique ids, questions, answers and topics", () => {
		expectUnique([...items.map(({ id }) => id), ...topics.map(({ id }) => id)]);
		expectUnique(items.map(({ question }) => question));
		expectUnique(items.map(({ answer }) => answer));
		expectUnique(topics.map(({ title }) => title));
	});

	it("answers each question in two to five sentences", () => {
		for (const item of items) {
			expect(item.question, item.id).toMatch(/\?$/);
			expect(sentenceCount(item.answer), item.id).toBeGreaterThanOrEqual(2);
			expect(sentenceCount(item.answer), item.id).toBeLessThanOrEqual(5);
		}
	});
});

describe("the home page", () => {
	it("has ten different items of the FAQ page", () => {
		expect(home).toHaveLength(10);
		expect(new Set(home).size).toBe(10);
		for (const item of home) expect(items).toContainEqual(item);
	});

	it.each([
		"top speed is 25 mph",
		"street legal where posted limits are 35 mph or lower",
		"From 25 miles up to 60-75 miles",
		"6 to 8 hours for a full charge on a standard 110V outlet",
	])("says: %s", (phrase) => {
		expect(home.map(({ answer }) => answer).join("\n")).toContain(phrase);
	});
});
