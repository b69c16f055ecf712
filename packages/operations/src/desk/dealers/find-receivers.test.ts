import { dealerships } from "@nev/api/operations";
import { gulfCarts } from "@nev/api/testing/stored-leads.js";
import type { Receivers } from "@nev/contract/desk";
import { afterAll, expect, it } from "vitest";
import { openDesk } from "../../../test/desk-requests.js";
import { openOperator } from "../../../test/operator.js";

const { orm, close } = await openOperator();
afterAll(close);
const { get } = openDesk(orm);

const naples = { city: "Naples", state: "Florida", zipCode: "34102" } as const;
const tampa = { city: "Tampa", state: "Florida", zipCode: "33602" } as const;

await orm.insert(dealerships).values(
	[
		{ name: "Gulf Carts", ...naples, latitude: 26.14, longitude: -81.79 },
		// Without coordinates, it is where its ZIP code is.
		{ name: "Marco Carts", city: "Marco Island", state: "Florida", zipCode: "34145" } as const,
		{ name: "Bay Wheels", ...tampa, latitude: 27.95, longitude: -82.46 },
		{ name: "Bay Carts", ...naples, latitude: 26.2, longitude: -81.8, pausedUntil: "2036-12-24" },
		{ name: "Austin Golf", ...tampa, latitude: 27.9, longitude: -82.4 },
		{
			name: "Hidden Carts",
			...naples,
			latitude: 26.14,
			longitude: -81.79,
			visibility: "hidden",
		} as const,
		{ name: "Nowhere Carts", city: "Nowhere", state: "Florida", zipCode: "00000" } as const,
	].map((dealer, index) => ({ ...gulfCarts, address: `${index} Main Street`, ...dealer })),
);

async function find(q: string, zipCode = "") {
	const { body } = await get<Receivers>(
		`/dealers/receivers?${new URLSearchParams({ q, zipCode })}`,
	);
	return body;
}

const namesOf = ({ items }: Receivers) => items.map(({ name }) => name);

it.each([
	["a ZIP code", "34102"],
	["a ZIP+4 code", "34102-1234"],
	["a city with its state", "naples, fl"],
	["an address", "12 5th Ave S, Naples, FL 34102"],
])("lists the dealers around %s, the nearest first and with their distance", async (_, q) => {
	const found = await find(q);
	expect(namesOf(found)).toEqual([
		...["Gulf Carts", "Bay Carts", "Marco Carts", "Austin Golf", "Bay Wheels"],
	]);
	expect(found.items.map(({ miles }) => Math.round(miles ?? -1))).toEqual([
		expect.toBeOneOf([0, 1]),
		expect.toBeOneOf([3, 4, 5]),
		expect.toBeOneOf([13, 14, 15, 16]),
		expect.any(Number),
		expect.any(Number),
	]);
	expect(found.place).toMatch(/Naples, Florida$/);
	expect(found.items[1]?.pausedUntil).toBe("2036-12-24");
});

it("lists the dealers with a name, and how far each is from the lead", async () => {
	const found = await find("bay", "34102");
	expect(found.place).toBeNull();
	expect(namesOf(found)).toEqual(["Bay Carts", "Bay Wheels"]);
	expect(found.items[1]?.miles).toBeCloseTo(132, -1);
	expect((await find("bay")).items.map(({ miles }) => miles)).toEqual([null, null]);
});

it("takes what may be a city for a name if a dealer has it, and for the city if none has", async () => {
	expect(namesOf(await find("austin", "34102"))).toEqual(["Austin Golf"]);
	expect(await find("austin, tx")).toMatchObject({ items: [], place: "Austin, Texas" });
	expect(namesOf(await find("Fort Myers"))[0]).toBe("Bay Carts");
});

it("lists a dealer at no known place last", async () => {
	const found = await find("carts", "34102");
	expect(namesOf(found).at(-1)).toBe("Nowhere Carts");
	expect(found.items.at(-1)?.miles).toBeNull();
});

it.each(["00001", "11111", "9999"])("finds none for %j, which is no known ZIP code", async (q) => {
	expect(await find(q)).toEqual({ items: [], hasMore: false, place: null });
});

it("says that there is none within reach", async () => {
	expect(await find("59715")).toEqual({
		items: [],
		hasMore: false,
		place: "59715 Bozeman, Montana",
	});
});

it("shows six, and says that there are more", async () => {
	const more = Array.from({ length: 5 }, (_, index) => ({
		...{ ...gulfCarts, name: `More ${index}`, address: `${index} Side Street` },
		...{ latitude: 26.14, longitude: -81.79 },
	}));
	await orm.insert(dealerships).values(more);
	const found = await find("34102");
	expect(found.items).toHaveLength(6);
	expect(found.hasMore).toBe(true);
	expect(await find("more")).toMatchObject({ hasMore: false });
});

it("finds the nearest of many with a name", async () => {
	const many = Array.from({ length: 201 }, (_, index) => ({
		...{ ...gulfCarts, name: `Many ${index}`, address: `${index} Many Street` },
		...{ ...tampa, latitude: 27.95, longitude: -82.46 },
	}));
	const near = { ...gulfCarts, ...naples, name: "Many Z", latitude: 26.14, longitude: -81.79 };
	await orm.insert(dealerships).values([...many, near]);
	expect(namesOf(await find("many", "34102"))[0]).toBe("Many Z");
});
