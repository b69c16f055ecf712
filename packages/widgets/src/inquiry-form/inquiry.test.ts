import { vehicleInquirySchema } from "@nev/contract";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { gt4 } from "../inventory-grid/stories/sample-vehicle.js";
import { filledInquirySchema, inquiryOf } from "./inquiry.js";

const filled = z.parse(filledInquirySchema, {
	vehicle: "d6-max-gt4",
	firstName: "Ada",
	lastName: "Lovelace",
	phone: "(239) 555-0142",
	email: "ada@example.com",
	message: "",
});

describe("inquiryOf", () => {
	test("joins the names, and names the vehicle with its price in dollars", () => {
		expect(inquiryOf({ ...filled, zipCode: "" }, { vehicle: gt4 })).toEqual({
			name: "Ada Lovelace",
			lastName: "Lovelace",
			email: "ada@example.com",
			phone: "(239) 555-0142",
			message: "I'm interested in learning more about this vehicle.",
			vehicleName: "D6 Max GT4",
			vehiclePrice: "$13,295",
		});
	});

	test("includes a ZIP code, if there is one", () => {
		const { zipCode } = inquiryOf({ ...filled, zipCode: "34102" }, { vehicle: gt4 });
		expect(zipCode).toBe("34102");
	});

	test("includes a given consent with its text and the time", () => {
		const agreed = { ...filled, consent: "I agree that Gulf Coast Carts may call me." };
		const { consent } = inquiryOf(agreed, { vehicle: gt4 });
		expect(consent?.text).toBe(agreed.consent);
		expect(Date.parse(consent?.givenAt ?? "")).not.toBeNaN();
	});

	test("includes a deal whose box was checked", () => {
		const deal = { program: "Cash Purchase", type: "cash" };
		const payload = inquiryOf({ ...filled, deal: JSON.stringify(deal) }, { vehicle: gt4 });
		expect(payload.deal).toEqual(deal);
	});

	test.each(["", "{", "null"])("leaves out the deal %j, which a page did not write", (deal) => {
		expect(inquiryOf({ ...filled, deal }, { vehicle: gt4 })).not.toHaveProperty("deal");
	});

	test("returns a valid payload if all values are present", () => {
		const payload = inquiryOf(
			{ ...filled, consent: "I agree." },
			{ vehicle: gt4, dealershipId: 7, page: "https://example.com/carts" },
			{ website: "spam", fillTime: 900 },
		);
		expect(z.parse(vehicleInquirySchema, payload)).toEqual(payload);
	});

	test("returns a valid payload for the longest names", () => {
		const payload = inquiryOf(
			{ ...filled, firstName: "A".repeat(200), lastName: "L".repeat(200) },
			{ vehicle: gt4 },
		);
		expect(z.safeParse(vehicleInquirySchema, payload).success).toBe(true);
	});
});

test("the schema rejects a form without a vehicle", () => {
	const { error } = z.safeParse(filledInquirySchema, { ...filled, vehicle: "" });
	expect(error?.issues).toMatchObject([{ path: ["vehicle"], message: "Please choose a vehicle" }]);
});
