import { stateNames } from "@nev/contract";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { routeExpectations } from "../../../e2e/route-expectations.js";
import routes from "../../routes.js";
import { facts } from "../facts.js";
import { officeHours, officeHoursLine, supportHoursLine } from "../hours.js";
import { testCompany, testFinancing } from "../testing/test-company.js";
import { footerText, ownershipDisclaimer } from "./footer-text.js";
import { benefits } from "./home-texts.js";
import { pageMetadata } from "./page-metadata.js";
import { regionalCoverage } from "./regional-coverage.js";
import { thankYouSteps } from "./thank-you-steps.js";
import { contactNotes, dealerBenefits, serviceArea, valuePropositions } from "./titled-texts.js";

it("regional coverage has five regions, with each of the 50 states in one", () => {
	expect(regionalCoverage.map(({ name }) => name)).toEqual([
		"Northeast",
		"Southeast",
		"Midwest",
		"Southwest",
		"West",
	]);
	expect(regionalCoverage.flatMap(({ states }) => states).toSorted()).toEqual(
		[...stateNames].toSorted(),
	);
});

it("regional coverage has one sentence per region", () => {
	for (const { text } of regionalCoverage) expect(text.match(/[.!?](?=\s|$)/g)).toHaveLength(1);
});

it.each([
	["home", benefits(facts), ["eco-friendly", "cost-effective", "safety", "nationwide-support"]],
	["usa", valuePropositions(facts), ["one-network", "honest-figures", "made-for-your-streets"]],
	[
		"add-dealership",
		dealerBenefits,
		["quality-products", "marketing-support", "training-and-support"],
	],
	["contact", contactNotes(facts), ["dedicated-team", "response-guarantee"]],
	["thank-you", thankYouSteps(facts), ["review", "personal-contact", "detailed-information"]],
] as const)("%s has its cards", (_page, texts, ids) => {
	expect(texts.map(({ id }) => id)).toEqual(ids);
});

it("has the texts of the specification", () => {
	expect(contactNotes(facts).map(({ title }) => title)).toContain("24-hour response guarantee");
	expect(serviceArea(facts)).toBe("All 50 states");
	expect(officeHoursLine(facts)).toBe("Mon-Fri 8AM-6PM, Sat 9AM-4PM, Sun closed");
	expect(officeHours(facts)).toHaveLength(3);
	expect(supportHoursLine(facts)).toBe("Mon-Fri 8AM-8PM EST");
	expect(footerText(facts, testCompany).copyright).toBe("© 2024 Test Dealer Network");
	expect(footerText(facts, testCompany).payments).toBe(
		"Payments accepted: cash, credit card, check, financing.",
	);
	expect(ownershipDisclaimer(testCompany)).toContain("not affiliated with the manufacturer");
	expect(ownershipDisclaimer(testCompany)).toContain("run by a dealership for dealer listings");
});

it("each page has its expectations in the end-to-end tests", () => {
	const checked = routeExpectations.map(({ path }) => {
		const [pathname = ""] = path.split("?");
		return matchRoutes(routes as RouteObject[], pathname)?.at(-1)?.route;
	});
	const files = new Set(checked.map((route) => (route as RouteConfigEntry | undefined)?.file));
	expect(routes.map(({ file }) => file).filter((file) => !files.has(file))).toEqual([]);
});

describe("titles and descriptions", () => {
	const pages = Object.entries(pageMetadata(facts, testFinancing));

	it("are there for every route whose page does not take them from its data", () => {
		const names = routes
			.filter(({ path = "", file }) => !path.includes(":") && !file.includes("reference"))
			.map(({ id, file }) => id ?? file.replace(/^routes\/(.+)\.tsx$/, "$1"));
		expect(pages.map(([name]) => name).sort()).toEqual(names.sort());
	});

	it("are different for every route", () => {
		expect(new Set(pages.map(([, { title }]) => title)).size).toBe(pages.length);
		expect(new Set(pages.map(([, { description }]) => description)).size).toBe(pages.length);
	});

	it.each(pages)("%s has a length that search engines show in full", (name, metadata) => {
		const { title, description } = metadata;
		expect(title.length).toBeGreaterThan(0);
		expect(title.length).toBeLessThanOrEqual(60);
		expect(description.length).toBeGreaterThanOrEqual(
			/-(policy|service|report)$/.test(name) ? 120 : 110,
		);
		expect(description.length).toBeLessThanOrEqual(155);
	});
});
