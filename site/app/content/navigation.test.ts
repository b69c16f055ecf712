import { vehicleCategories } from "@nev/contract";
import { describe, expect, it } from "vitest";
import {
	footerMenus,
	headerItems,
	isCurrentPage,
	isInMenu,
	type NavigationMenu,
} from "./navigation.js";

const menus = headerItems.filter((item): item is NavigationMenu => "links" in item);
const inventory = menus.find(({ label }) => label === "Inventory");
const footerLinks = footerMenus([{ to: "/inventory/a", label: "A" }]);
const allLinks = [
	...headerItems.flatMap((item) => ("links" in item ? item.links : [item])),
	...footerLinks.flatMap(({ links }) => links),
];

describe("the links of the header and the footer", () => {
	it("include all vehicles and each category under Inventory, in order", () => {
		expect(inventory?.links.map(({ to }) => to)).toEqual([
			"/inventory",
			...vehicleCategories.map((category) => `/inventory?category=${category}`),
		]);
	});

	it("lead to the states' pages, not to addresses that redirect", () => {
		expect(allLinks.filter(({ to }) => /^\/state\//.test(to))).toEqual([]);
		expect(allLinks.map(({ to }) => to)).toContain("/states/new-york");
	});

	it("lead to each address once per menu", () => {
		for (const { label, links } of [...menus, ...footerLinks]) {
			expect(new Set(links.map(({ to }) => to)).size, label).toBe(links.length);
		}
	});
});

describe("isCurrentPage and isInMenu", () => {
	it.each([
		["/faq", "/faq", "", true],
		["/faq", "/contact", "", false],
		["/inventory", "/inventory", "", true],
		["/inventory", "/inventory", "?category=utility", false],
		["/inventory?category=utility", "/inventory", "?category=utility", true],
		["/inventory?category=utility", "/inventory", "?category=utility&price=under-10k", true],
		["/inventory?category=utility", "/inventory", "?category=2-seater", false],
		["/inventory?search=d6+max", "/inventory", "?search=d6%20max", true],
		["/inventory", "/inventory/d6-max-gt4", "", false],
	])("a link to %s on %s%s is current: %s", (to, pathname, search, expected) => {
		expect(isCurrentPage(to, { pathname, search })).toBe(expected);
	});

	it.each([
		["/inventory", true],
		["/inventory/d6-max-gt4", true],
		["/inventories", false],
		["/", false],
	])("%s is in the Inventory menu: %s", (pathname, expected) => {
		expect(inventory && isInMenu(inventory, pathname)).toBe(expected);
	});
});
