import { vehicleReader } from "@nev/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ownDealershipReader } from "../dealer-search/own-dealership.js";
import { gulfCarts as whole } from "../testing/sample-dealership.js";

let reports: string[];
let readOwnList: typeof import("./own-list.js").readOwnList;
beforeEach(async () => {
	// Messages are reported once for each module.
	vi.resetModules();
	({ readOwnList } = await import("./own-list.js"));
	reports = [];
	vi.spyOn(console, "error").mockImplementation((text) => void reports.push(text));
});
afterEach(async () => {
	// Reports of one test are not those of the next one.
	await vi.dynamicImportSettled();
	vi.restoreAllMocks();
});

const read = (...dealerships: unknown[]) =>
	readOwnList("dealerships", dealerships, ownDealershipReader);

/** The reports come later, with code that most pages do not need. */
const reported = async (expected: unknown[]) => vi.waitFor(() => expect(reports).toEqual(expected));

it("shows a dealership with what it has, and reports what is wrong with its index and field", async () => {
	const { phone: _, latitude: __, ...part } = whole;
	expect(read(whole, { ...part, id: 2, zipCode: 2134 })).toEqual([
		whole,
		{ ...part, id: 2, zipCode: "02134", phone: "", latitude: null },
	]);
	await reported([
		'[nev-widgets] dealerships[1]: zipCode 2134 is read as "02134".',
		"[nev-widgets] dealerships[1]: phone is missing.",
	]);
});

it.each([
	["nothing where there is no position", { latitude: 0, longitude: 0 }, null, null],
	["no position beside one coordinate", { latitude: null }, null, -81.79],
	["a position that lost its minus sign", { longitude: 81.79 }, 26.14, -81.79],
	["numbers in texts", { latitude: "26.14", longitude: " -81.79" }, 26.14, -81.79],
	["nothing for a place elsewhere", { latitude: 48.9, longitude: 2.3 }, null, null],
	["nothing for what is not on earth", { latitude: 91 }, null, null],
	["Guam", { latitude: 13.5, longitude: 144.8 }, 13.5, 144.8],
	["Adak", { latitude: 51.9, longitude: -176.6 }, 51.9, -176.6],
	["Shemya", { latitude: 52.7, longitude: 174.1 }, 52.7, 174.1],
	["Eastport", { latitude: 44.9, longitude: -67 }, 44.9, -67],
	["St. Croix", { latitude: 17.7, longitude: -64.7 }, 17.7, -64.7],
	["Pago Pago", { latitude: -14.3, longitude: -170.7 }, -14.3, -170.7],
])("reads %s", (_, coordinates, latitude, longitude) => {
	expect(read({ ...whole, ...coordinates })).toEqual([{ ...whole, latitude, longitude }]);
});

it("reads a city without the spaces around it", async () => {
	expect(read({ ...whole, city: " Naples " })).toEqual([whole]);
	await reported(['[nev-widgets] dealerships[0]: city " Naples " is read as "Naples".']);
});

it("leaves out what has no name or no number, and says so", async () => {
	expect(read({ ...whole, name: undefined }, { ...whole, id: "x" }, "Gulf Carts", null)).toEqual(
		[],
	);
	await reported([
		"[nev-widgets] dealerships[0]: left out, because name cannot be read.",
		"[nev-widgets] dealerships[1]: left out, because id cannot be read.",
		"[nev-widgets] dealerships[2], [3]: left out, because it cannot be read.",
	]);
});

it("gives each row an id of its own", async () => {
	const [first, second, third] = read(whole, whole, { ...whole, id: 4 }) ?? [];
	expect([first?.id, second?.id, third?.id]).toEqual([1, 5, 4]);
	await reported(["[nev-widgets] dealerships[1]: id 1 is read as 5."]);
});

it("repairs what a spreadsheet has changed, and reports what is lost", async () => {
	const row = { ...whole, zipCode: "2134", website: "gulf-carts.example.com", logo: "a.svg" };
	expect(read({ ...row, openingHours: "Mo-Fr 9-5" })).toEqual([
		{ ...whole, zipCode: "02134", website: "https://gulf-carts.example.com" },
	]);
	await reported([
		'[nev-widgets] dealerships[0]: zipCode "2134" is read as "02134".',
		'[nev-widgets] dealerships[0]: website "gulf-carts.example.com" is read as "https://gulf-carts.example.com".',
		'[nev-widgets] dealerships[0]: openingHours "Mo-Fr 9-5" cannot be read.',
	]);
});

it("reports what many rows have in common once, after the rows that are left out", async () => {
	const { email: _, ...part } = whole;
	const rows = Array.from({ length: 300 }, (_, index) => ({ ...part, id: index + 1 }));
	expect(read(...rows, { ...whole, name: 7, id: 500 })).toHaveLength(300);
	await reported([
		"[nev-widgets] dealerships[300]: left out, because name cannot be read.",
		"[nev-widgets] dealerships[0], [1], [2], [3], [4], [5], 294 more: email is missing.",
	]);
});

it("is the same list again for the same one, and for what it was read as", () => {
	const given = [whole];
	const list = readOwnList("dealerships", given, ownDealershipReader);
	expect(readOwnList("dealerships", given, ownDealershipReader)).toBe(list);
	expect(readOwnList("dealerships", list, ownDealershipReader)).toBe(list);
});

it("is not reported if it is whole", async () => {
	const { website: _, ...reordered } = { website: "", ...whole };
	expect(read(whole, { ...reordered, id: 2, latitude: null, longitude: null })).toHaveLength(2);
	// Had it been reported, its report would be before this one.
	read({ ...whole, phone: 2395550142 });
	await reported([expect.stringContaining("dealerships[0]: phone")]);
});

it("is null while the page loads it, and undefined if there is none", () => {
	expect(readOwnList("dealerships", null, ownDealershipReader)).toBeNull();
	expect(readOwnList("dealerships", undefined, ownDealershipReader)).toBeUndefined();
	expect(reports).toEqual([]);
});

it("is empty if it is no list, and says how to give one", async () => {
	for (const value of [{}, "", 7])
		expect(readOwnList("vehicles", value, vehicleReader)).toEqual([]);
	await reported([expect.stringContaining("vehicles is not a list")]);
});
