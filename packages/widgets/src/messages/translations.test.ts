import { describe, expect, test } from "vitest";
import { type Language, languages, type Translations } from "./languages.js";

/** What each `messages.ts` exports in every language. */
const modules = import.meta.glob<object>("../**/messages.ts", { eager: true });
const translations = Object.entries(modules).flatMap(([path, module]) =>
	Object.values(module)
		.filter((value): value is Translations<object> => typeof value === "object" && "en" in value)
		.map((languages) => ({ folder: path.slice("../".length, -"/messages.ts".length), languages })),
);

/** The file of each language but English, by its path, with the texts of each part. */
const files = import.meta.glob<Record<string, object>>("./texts/*.ts", { eager: true });

test("each language but English is one file, with the texts of every folder", () => {
	const others = Object.keys(languages).filter((language) => language !== "en");
	expect(Object.keys(files)).toEqual(others.map((language) => `./texts/${language}.ts`));
	for (const language of others as Language[]) {
		const shown = translations.map(({ languages }) => languages[language]);
		expect(new Set(Object.values(files[`./texts/${language}.ts`] ?? {}))).toEqual(new Set(shown));
	}
});

/** Those of options and disclosures have their English texts in the financing rules. */
const inRules = ["disclosureTexts", "options"];

/** Every text with its path: `labels.email`. */
function textsOf(messages: object, path = ""): [path: string, text: string][] {
	return Object.entries(messages)
		.filter(([name]) => !inRules.includes(name))
		.flatMap(([name, value]) =>
			typeof value === "string"
				? [[`${path}${name}`, value] as [string, string]]
				: textsOf(value, `${path}${name}.`),
		);
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

/** Names and words that are the same in both languages. */
const shared =
	/^(failedTitle|states\.\w+|alaska|puertoRico|categories\.4x4-awd|usages\.personal|motor)$/;

test("a screen says dealer where the specification does not say dealership", () => {
	const ofVisitors = translations.filter(({ folder }) => folder !== "dealership-form");
	const texts = ofVisitors.flatMap(({ languages: { en } }) => textsOf(en));
	const words = texts.filter(([, text]) => /dealership/i.test(text));
	expect(words).toEqual([["emptyTitle", "No dealerships found"]]);
});

test("a place that a Spanish text puts behind `de` does not begin with `el`, which would be `del`", () => {
	const texts = translations.flatMap(({ languages: { es } }) => textsOf(es));
	const places = texts.filter(([path]) => ["mapArea", "yourLocation"].includes(path));
	expect(places).toHaveLength(2);
	expect(places.filter(([, text]) => /^el /.test(text))).toEqual([]);
});

describe.each(translations)("the texts of $folder", ({ languages: { en, ...others } }) => {
	const english = new Map(textsOf(en));

	test.each(Object.entries(others))("are all there in %s, and none is empty", (_, other) => {
		expect(
			textsOf(other)
				.map(([path]) => path)
				.sort(),
		).toEqual([...english.keys()].sort());
		for (const [path, text] of [...english, ...textsOf(other)]) {
			expect(text, path).not.toBe("");
			expect(text.trim(), path).toBe(text);
		}
	});

	test.each(Object.entries(others))("have the placeholders of English in %s", (_, other) => {
		for (const [path, text] of textsOf(other)) {
			expect(placeholdersOf(text), path).toEqual(placeholdersOf(english.get(path) ?? ""));
		}
	});

	test.each(Object.entries(others))("are translated in %s", (_, other) => {
		const same = textsOf(other).filter(([path, text]) => english.get(path) === text);
		expect(same.map(([path]) => path).filter((path) => !shared.test(path))).toEqual([]);
	});

	test("have the same placeholders in both plural forms", () => {
		for (const texts of [en, ...Object.values(others)].map((messages) => textsOf(messages))) {
			for (const [path, text] of texts.filter(([name]) => name.endsWith(".one"))) {
				const { [path.replace(/one$/, "other")]: other } = Object.fromEntries(texts);
				expect(placeholdersOf(text), path).toEqual(placeholdersOf(other ?? ""));
			}
		}
	});
});
