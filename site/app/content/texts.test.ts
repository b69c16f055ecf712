import { contactSubjects, vehicleCategories } from "@nev/contract";
import { expect, it } from "vitest";
import { facts } from "./facts.js";
import { parseInlineLinks, plainText } from "./inline-links.js";
import { policies } from "./policies/policies.js";
import { siteTexts } from "./testing/site-texts.js";
import { testCompany, testFinancing } from "./testing/test-company.js";

const texts = [...siteTexts(facts, testCompany, testFinancing)];
const bySlug: Record<string, ReturnType<typeof policies>["privacy-policy"]> = policies(
	facts,
	testCompany,
	testFinancing,
);

/** The twenty routes (specification, section 2). */
const routes = [
	/^\/$/,
	/^\/inventory(\/[a-z0-9-]+)?$/,
	/^\/dealerships$/,
	/^\/add-dealership$/,
	/^\/states(\/[a-z-]+)?$/,
	/^\/usa$/,
	/^\/contact$/,
	/^\/financing$/,
	/^\/faq$/,
	/^\/thank-you$/,
	...Object.keys(bySlug).map((slug) => new RegExp(`^/${slug}$`)),
];

/** What the parameters of an address may be. */
const choices: Record<string, readonly string[]> = {
	"/inventory category": vehicleCategories,
	"/contact subject": contactSubjects,
};

const links = texts.flatMap(([name, text]) =>
	parseInlineLinks(text).flatMap((part) => (typeof part === "string" ? [] : [{ name, ...part }])),
);

it("there are texts under different names", () => {
	expect(texts.length).toBeGreaterThan(150);
	expect(new Set(texts.map(([name]) => name)).size).toBe(texts.length);
});

/** The names of the texts in which a pattern is found, each with what was found. */
function found(pattern: RegExp, read = (text: string) => text): string[] {
	return texts.flatMap(([name, text]) => {
		const [hit] = pattern.exec(read(text)) ?? [];
		return hit === undefined ? [] : [`${name}: ${hit}`];
	});
}

it("no text is empty", () => {
	const lines = texts.flatMap(([name, text]) =>
		text.split("\n").map((line) => [name, line.trim()]),
	);
	expect(lines.filter(([, line]) => line === "")).toEqual([]);
});

it("no text has a hole where something was to be filled in", () => {
	expect(found(/undefined|NaN|\[object|\$\{|\bnull\b|\bTODO\b|[Ll]orem/)).toEqual([]);
});

it("no text has a doubled space, or a stray mark", () => {
	expect(found(/ {2}|\s[.,;:!?](\s|$)|\.\.|,,/)).toEqual([]);
});

it("no link is miswritten, so that its brackets would stand on the page", () => {
	expect(found(/[[\]]|\bmailto:|\btel:/, plainText)).toEqual([]);
});

it("has links to check", () => {
	expect(links.length).toBeGreaterThan(80);
});

it("every link of our own leads to one of the twenty routes", () => {
	for (const { name, href } of links.filter(({ href }) => href.startsWith("/"))) {
		const { pathname, searchParams, hash } = new URL(href, "https://example.com");
		const matching = routes.filter((route) => route.test(pathname));
		expect(matching, `${name}: ${href}`).toHaveLength(1);
		for (const [parameter, value] of searchParams) {
			expect(choices[`${pathname} ${parameter}`], `${name}: ${href}`).toContain(value);
		}
		if (hash === "") continue;
		const anchors = bySlug[pathname.slice(1)]?.sections.map(({ id }) => `#${id}`);
		expect(anchors, `${name}: ${href}`).toContain(hash);
	}
});

it("every mailbox and telephone link leads where its words say", () => {
	const digits = (text: string) => text.replace(/\D/g, "");
	for (const { name, label: words, href } of links.filter(({ href }) => !href.startsWith("/"))) {
		const target = href.startsWith("mailto:") ? href.slice("mailto:".length) : digits(href);
		const said = href.startsWith("mailto:") ? words : digits(words);
		expect([said, `1${said}`], name).toContain(target);
	}
});
