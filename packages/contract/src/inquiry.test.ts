import { describe, expect, it } from "vitest";
import { fieldErrors } from "../test/field-errors.js";
import { vehicleInquirySchema } from "./inquiry.js";
import { defaultInquiryMessage, inquiryFormSchema } from "./inquiry-form.js";
import { singleLineMaxLength } from "./text-fields.js";

describe("the vehicle information form", () => {
	const form = {
		firstName: "Ada",
		lastName: "Lovelace",
		phone: "239",
		email: "ada@example.com",
		message: "Is it street legal in Naples?",
	};

	it("accepts a completed form and trims it", () => {
		expect(inquiryFormSchema.parse(form)).toEqual(form);
		expect(
			inquiryFormSchema.parse({ ...form, firstName: " Ada ", email: " ada@example.com " }),
		).toEqual(form);
	});

	it.each([
		["firstName", "First name is required"],
		["lastName", "Last name is required"],
		["phone", "Phone is required"],
		["email", "Email is required"],
	])("requires %s", (field, message) => {
		for (const value of ["", "  ", undefined]) {
			expect(fieldErrors(inquiryFormSchema, { ...form, [field]: value })).toEqual({
				[field]: [message],
			});
		}
	});

	it("rejects an invalid email address", () => {
		expect(fieldErrors(inquiryFormSchema, { ...form, email: "ada@home" })).toEqual({
			email: ["Please enter a valid email address"],
		});
	});

	it.each([undefined, "", "  \n"])(
		"replaces the message %j with the default message",
		(message) => {
			expect(inquiryFormSchema.parse({ ...form, message }).message).toBe(
				"I'm interested in learning more about this vehicle.",
			);
		},
	);
});

describe("the vehicle inquiry", () => {
	const inquiry = {
		name: "Ada Lovelace",
		email: "ada@example.com",
		phone: "(239) 555-0142",
		message: defaultInquiryMessage,
		vehicleName: "D6 Max GT4",
		vehiclePrice: "$8,995",
	};

	it("accepts the payload of the specification", () => {
		expect(vehicleInquirySchema.parse(inquiry)).toEqual(inquiry);
	});

	it("accepts a dealership, a page and a consent", () => {
		const complete = {
			...inquiry,
			dealershipId: 7,
			page: "https://dealer.example.com/carts?from=ad",
			consent: { text: "You may call me.", givenAt: "2026-11-21T09:30:00.000Z" },
		};
		expect(vehicleInquirySchema.parse(complete)).toEqual(complete);
	});

	it.each([3_000_000_000, 0, -1, 1.5, "7", null])(
		"ignores the dealership %j, which no dealership can have as its id",
		(dealershipId) => {
			const parsed = vehicleInquirySchema.parse({ ...inquiry, dealershipId });
			expect(parsed.dealershipId).toBeUndefined();
		},
	);

	it.each([
		["Lovelace", "Lovelace"],
		[" ", undefined],
		["x".repeat(singleLineMaxLength + 1), undefined],
		[7, undefined],
	])("reads the last name %j as %j, and is not refused for it", (lastName, read) => {
		expect(vehicleInquirySchema.parse({ ...inquiry, lastName }).lastName).toBe(read);
	});

	it("accepts spam signals", () => {
		const withSignals = { ...inquiry, website: "https://spam.example.com", fillTime: 12 };
		expect(vehicleInquirySchema.parse(withSignals)).toEqual(withSignals);
	});

	it("accepts suspicious spam signals too, and shortens the honeypot's value", () => {
		const website = "x".repeat(1000);
		const parsed = vehicleInquirySchema.parse({ ...inquiry, website, fillTime: -1 });
		expect(parsed.website).toHaveLength(singleLineMaxLength);
		expect(parsed.fillTime).toBe(-1);
	});

	it.each([null, "x", "", true, Number("1e999"), Number.NaN, undefined])(
		"takes the fill time %s, which is no number of milliseconds, as left out",
		(fillTime) => {
			const parsed = vehicleInquirySchema.parse({ ...inquiry, fillTime });
			expect(parsed.fillTime).toBeUndefined();
		},
	);

	it.each([null, 5, {}])(
		"takes a honeypot's value %j, which is no text, as left out",
		(website) => {
			expect(vehicleInquirySchema.parse({ ...inquiry, website }).website).toBeUndefined();
		},
	);

	it("turns a blank message into an empty one", () => {
		expect(vehicleInquirySchema.parse({ ...inquiry, message: " " })).toHaveProperty("message", "");
	});

	it.each([
		["name", "", "Name is required"],
		["email", "", "Email is required"],
		["email", "ada", "Please enter a valid email address"],
		["phone", "", "Phone is required"],
		["vehicleName", "", "The vehicle's name is missing"],
		["vehiclePrice", undefined, "The vehicle's price is missing"],
	])("rejects %s %j", (field, value, message) => {
		expect(fieldErrors(vehicleInquirySchema, { ...inquiry, [field]: value })).toEqual({
			[field]: [message],
		});
	});

	it.each([
		["page", "not an address"],
		["consent", { text: " ", givenAt: "2026-11-21T09:30:00Z" }],
		["consent", { text: "You may call me.", givenAt: "yesterday" }],
	])("rejects %s %j", (field, value) => {
		expect(Object.keys(fieldErrors(vehicleInquirySchema, { ...inquiry, [field]: value }))).toEqual([
			field,
		]);
	});
});
