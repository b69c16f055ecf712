import { contactSubjects, vehicleCategories } from "@nev/contract";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, it } from "vitest";
import routes from "../routes.js";
import { facts } from "./facts.js";
import { parseInlineLinks } from "./inline-links.js";
import { policies } from "./policies/policies.js";
import { plainText } from "./testing/plain-text.js";
import { siteTexts } from "./testing/site-texts.js";
import { testCompany, testFinancing } from "./testing/test-company.js";

const texts = [...siteTexts(facts, testCompany, testFinancing)];
const bySlug: Record<string, ReturnType<typeof policies>["privacy-policy"]> = policies(
	facts,
	testCompany,
	testFinancing,
);

/** All but old addresses and the page of those that do not exist. */
const pages = routes.filter(({ path }) => path !== "state/:name" && path !== "*");

/** The allowed values of address parameters. */
const parameterValues: Record<string, readonly string[]> = {
	"/inventory category": vehicleCategories,
	"/contact subject": contactSubjects,
};

const links = texts.flatMap(([name, text]) =>
	parseInlineLinks(text).flatMap((node) => (typeof node === "string" ? [] : [{ name, ...node }])),
);

it("has texts to check, each with its own name", () => {
	expect(texts.length).toBeGreaterThan(150);
	expect(new Set(texts.map(([name]) => name)).size).toBe(texts.length);
});

/** The texts that match a pattern: each name with its first match. */
function findMatches(pattern: RegExp, transform = (text: string) => text): string[] {
	return texts.flatMap(([name, text]) => {
		const [match] = pattern.exec(transform(text)) ?? [];
		return match === undefined ? [] : [`${name}: ${match}`];
	});
}

it("no text is empty", () => {
	const lines = texts.flatMap(([name, text]) =>
		text.split("\n").map((line) => [name, line.trim()]),
	);
	expect(lines.filter(([, line]) => line === "")).toEqual([]);
});

it("no text contains an unfilled placeholder", () => {
	expect(findMatches(/undefined|NaN|\[object|\$\{|\bnull\b|\bTODO\b|[Ll]orem/)).toEqual([]);
});

it("no text has a double space or misplaced punctuation", () => {
	expect(findMatches(/ {2}|\s[.,;:!?](\s|$)|\.\.|,,/)).toEqual([]);
});

it("no malformed link shows its brackets on the page", () => {
	expect(findMatches(/[[\]]|\bmailto:|\btel:/, plainText)).toEqual([]);
});

it("has links to check", () => {
	expect(links.length).toBeGreaterThan(80);
});

it("every internal link leads to a page", () => {
	for (const { name, href } of links.filter(({ href }) => href.startsWith("/"))) {
		const { pathname, searchParams, hash } = new URL(href, "https://example.com");
		expect(matchRoutes(pages as RouteObject[], pathname), `${name}: ${href}`).not.toBeNull();
		for (const [parameter, value] of searchParams) {
			expect(parameterValues[`${pathname} ${parameter}`], `${name}: ${href}`).toContain(value);
		}
		if (hash === "") continue;
		const anchors = bySlug[pathname.slice(1)]?.sections.map(({ id }) => `#${id}`);
		expect(anchors, `${name}: ${href}`).toContain(hash);
	}
});

it("every email and telephone link leads to what its label says", () => {
	const digits = (text: string) => text.replace(/\D/g, "");
	for (const { name, label, href } of links.filter(({ href }) => !href.startsWith("/"))) {
		const target = href.startsWith("mailto:") ? href.slice("mailto:".length) : digits(href);
		const address = href.startsWith("mailto:") ? label : digits(label);
		expect([address, `1${address}`], name).toContain(target);
	}
});
