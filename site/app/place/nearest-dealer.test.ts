import type { NearbyDealership } from "@nev/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeNearest, stateOf, surroundingsOf } from "./nearest-dealer.js";

const dealership: NearbyDealership = {
	id: 7,
	name: "Phoenix Electric Carts",
	address: "1 Main Street",
	city: "Phoenix",
	state: "Arizona",
	zipCode: "85004",
	phone: "",
	email: "",
	latitude: null,
	longitude: null,
	distanceMiles: 0.4,
};

const openingHours: NearbyDealership["openingHours"] = {
	timeZone: "America/Phoenix",
	week: [{ days: [1, 2, 3, 4, 5], opens: "08:00", closes: "17:00" }],
	exceptions: [],
};

/** 10 AM on a Friday in Phoenix. */
const friday = new Date("2026-11-27T17:00:00Z");

describe("what is said of the nearest dealer", () => {
	it("is how far it is, and until when it is open", () => {
		expect(describeNearest({ ...dealership, openingHours }, friday)).toBe(
			"0.4 mi, open until 5 PM",
		);
	});

	it("is when it opens, if it is closed", () => {
		const saturday = new Date("2026-11-28T17:00:00Z");
		expect(describeNearest({ ...dealership, openingHours }, saturday)).toBe(
			"0.4 mi, closed, opens Monday 8 AM",
		);
	});

	it("claims nothing where its hours are unknown, and says where the distance is a guess", () => {
		expect(describeNearest(dealership, friday)).toBe("0.4 mi");
		expect(
			describeNearest({ ...dealership, distanceMiles: 661.2, approximate: true }, friday),
		).toBe("about 661 mi");
	});
});

describe("a look-up", () => {
	const fetch = vi.fn<typeof globalThis.fetch>();
	beforeEach(() => void vi.stubGlobal("fetch", fetch));
	afterEach(() => {
		vi.unstubAllGlobals();
		fetch.mockReset();
	});

	const answer = (label: string, dealerships: readonly NearbyDealership[]) =>
		Response.json({
			origin: { label, latitude: 33.4, longitude: -112 },
			radiusMiles: 50,
			withinRadius: dealerships.length,
			dealerships,
		});

	it("tells the state of the ZIP code, and asks once for all who ask", async () => {
		fetch.mockResolvedValueOnce(answer("85004 Phoenix, Arizona", [dealership]));
		const surroundings = { region: "Arizona", nearest: dealership };
		expect(await surroundingsOf("85004", true)).toEqual(surroundings);
		expect(await surroundingsOf("85004", false)).toEqual(surroundings);
		expect(fetch).toHaveBeenCalledOnce();
		expect(fetch.mock.calls[0]?.[0]).toBe("/api/dealerships/near?zip=85004&limit=1");
	});

	it("counts as a search only where the visitor has searched", async () => {
		const purposes = () =>
			fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get("purpose"));
		fetch.mockImplementation(async () => answer("20001 Washington, District of Columbia", []));
		expect(await surroundingsOf("20001", false)).toEqual({
			region: "District of Columbia",
			nearest: undefined,
		});
		await surroundingsOf("20002", true);
		expect(purposes()).toEqual(["prefetch", null]);
	});

	it("knows nothing of a ZIP code that nobody knows, and may be tried again after a failure", async () => {
		fetch.mockResolvedValueOnce(Response.json({ error: "unknown" }, { status: 422 }));
		expect(await surroundingsOf("00000", true)).toBeUndefined();
		fetch.mockRejectedValueOnce(new TypeError("offline"));
		await expect(surroundingsOf("33101", true)).rejects.toThrow("offline");
		fetch.mockResolvedValueOnce(answer("33101 Miami, Florida", []));
		expect(await surroundingsOf("33101", true)).toMatchObject({ region: "Florida" });
	});

	it("asks for no state that has no page", async () => {
		expect(await stateOf("District of Columbia")).toBeUndefined();
		expect(fetch).not.toHaveBeenCalled();
	});
});
