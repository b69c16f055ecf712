import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { vehicleInquirySchema } from "./inquiry.js";
import { defaultInquiryMessage, inquiryFormSchema } from "./inquiry-form.js";
import { singleLineMaxLength } from "./text-fields.js";

function messagesOf(schema: z.ZodMiniType, value: unknown): Record<string, string[]> {
	const { error } = schema.safeParse(value);
	return error ? z.flattenError(error).fieldErrors : {};
}

describe("the vehicle information form", () => {
	const form = {
		firstName: "Ada",
		lastName: "Lovelace",
		phone: "239",
		email: "ada@example.com",
		message: "Is it street legal in Naples?",
	};

	it("takes a form that is filled in, trimmed", () => {
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
			expect(messagesOf(inquiryFormSchema, { ...form, [field]: value })).toEqual({
				[field]: [message],
			});
		}
	});

	it("refuses what is no email address", () => {
		expect(messagesOf(inquiryFormSchema, { ...form, email: "ada@home" })).toEqual({
			email: ["Please enter a valid email address"],
		});
	});

	it.each([undefined, "", "  \n"])("puts the default message in the place of %j", (message) => {
		expect(inquiryFormSchema.parse({ ...form, message }).message).toBe(
			"I'm interested in learning more about this vehicle.",
		);
	});
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

	it("takes the payload of the specification", () => {
		expect(vehicleInquirySchema.parse(inquiry)).toEqual(inquiry);
	});

	it("takes a dealership, a page and a consent with it", () => {
		const whole = {
			...inquiry,
			dealershipId: 7,
			page: "https://dealer.example.com/carts?from=ad",
			consent: { text: "You may call me.", givenAt: "2026-11-21T09:30:00.000Z" },
		};
		expect(vehicleInquirySchema.parse(whole)).toEqual(whole);
	});

	it("takes what tells machines from people, and needs none of it", () => {
		const telling = { ...inquiry, website: "https://spam.example.com", fillTime: 12 };
		expect(vehicleInquirySchema.parse(telling)).toEqual(telling);
	});

	it("never refuses what looks like a machine's", () => {
		const website = "x".repeat(1000);
		const parsed = vehicleInquirySchema.parse({ ...inquiry, website, fillTime: -1 });
		expect(parsed.website).toHaveLength(singleLineMaxLength);
		expect(parsed.fillTime).toBe(-1);
	});

	it("takes no message at all as an empty one", () => {
		expect(vehicleInquirySchema.parse({ ...inquiry, message: " " })).toHaveProperty("message", "");
	});

	it.each([
		["name", "", "Name is required"],
		["email", "", "Email is required"],
		["email", "ada", "Please enter a valid email address"],
		["phone", "", "Phone is required"],
		["vehicleName", "", "The vehicle's name is missing"],
		["vehiclePrice", undefined, "The vehicle's price is missing"],
	])("refuses %s %j", (field, value, message) => {
		expect(messagesOf(vehicleInquirySchema, { ...inquiry, [field]: value })).toEqual({
			[field]: [message],
		});
	});

	it.each([
		["dealershipId", 1.5],
		["page", "not an address"],
		["consent", { text: " ", givenAt: "2026-11-21T09:30:00Z" }],
		["consent", { text: "You may call me.", givenAt: "yesterday" }],
	])("refuses %s %j", (field, value) => {
		expect(Object.keys(messagesOf(vehicleInquirySchema, { ...inquiry, [field]: value }))).toEqual([
			field,
		]);
	});

	it("takes the name of whoever fills both names of the form to their limits", () => {
		const name = `${"x".repeat(singleLineMaxLength)} ${"y".repeat(singleLineMaxLength)}`;
		expect(vehicleInquirySchema.parse({ ...inquiry, name })).toHaveProperty("name", name);
	});
});
