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
	await reported(['[nev-widgets] dealerships[1]: zipCode 2134 is read as "02134".']);
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
	const rows = Array.from({ length: 300 }, (_, id) => ({ ...whole, id, email: false }));
	expect(read(...rows, { ...whole, name: 7, id: 500 })).toHaveLength(300);
	await reported([
		"[nev-widgets] dealerships[300]: left out, because name cannot be read.",
		'[nev-widgets] dealerships[0], [1], [2], [3], [4], [5], 294 more: email false is read as "".',
	]);
});

it("reports each row with what it says itself, and the rest of a long list by its rows", async () => {
	read({ ...whole, id: "7" }, whole, whole);
	await reported([
		'[nev-widgets] dealerships[0]: id "7" is read as 7.',
		"[nev-widgets] dealerships[2]: id 1 is read as 8.",
	]);
	reports = [];
	read(...Array.from({ length: 300 }, (_, id) => ({ ...whole, id, zipCode: 2100 + id })));
	await reported([
		...[0, 1, 2, 3, 4].map(
			(id) => `[nev-widgets] dealerships[${id}]: zipCode ${2100 + id} is read as "0${2100 + id}".`,
		),
		"[nev-widgets] dealerships[5], [6], [7], [8], [9], [10], 289 more: zipCode is read in another way, too.",
	]);
});

it("names the field that one of another name stands for", async () => {
	const {
		latitude: lat,
		longitude: lng,
		openingHours: hours,
		...part
	} = { ...whole, openingHours: [] };
	read({ ...part, lat, lng, hours, logo: "a.svg" }, { ...part, id: 2, lat, lon: lng, hours });
	await reported([
		"[nev-widgets] dealerships[0], [1]: lat is not known; write latitude.",
		"[nev-widgets] dealerships[0]: lng is not known; write longitude.",
		"[nev-widgets] dealerships[0], [1]: hours is not known; write openingHours.",
		"[nev-widgets] dealerships[1]: lon is not known; write longitude.",
	]);
});

it("reads opening hours without exceptions, and compares hours by their content", async () => {
	const { timeZone, week } = {
		timeZone: "America/New_York",
		week: [{ days: [1], opens: "08:00", closes: "18:00" }],
	};
	const hours = { timeZone, week, exceptions: [] };
	expect(read({ ...whole, openingHours: { week, timeZone } })).toEqual([
		{ ...whole, openingHours: hours },
	]);
	read(
		{ ...whole, openingHours: { week, timeZone } },
		{ ...whole, openingHours: { ...hours, closed: [7] } },
	);
	await reported([
		"[nev-widgets] dealerships[1]: id 1 is read as 2.",
		expect.stringMatching(
			/^\[nev-widgets] dealerships\[1]: openingHours .*"closed":\[7].* is read as /,
		),
	]);
});

it("is not reported for what the types call optional", async () => {
	const cart = { id: 1, slug: "cart-one", name: "Cart One", price: 9995 };
	for (const list of [[cart], [{ ...cart, imageUrl: null, range: undefined }]])
		expect(readOwnList("vehicles", list, vehicleReader)).toHaveLength(1);
	// Had it been reported, its report would be before this one.
	readOwnList("vehicles", [{ ...cart, range: 40 }], vehicleReader);
	await reported(['[nev-widgets] vehicles[0]: range 40 is read as "".']);
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
