import { describe, expect, it } from "vitest";
import { fieldErrors } from "../test/field-errors.js";
import { contactFormSchema, contactMessageSchema } from "./contact.js";
import { vehicleInquirySchema } from "./inquiry.js";
import { inquiryFormSchema } from "./inquiry-form.js";

const filled = {
	...{ firstName: "Ada", lastName: "Lovelace", name: "Ada Lovelace" },
	...{ email: "ada@example.com", phone: "(239) 555-0142", message: "Is it street legal?" },
	...{ vehicleName: "D6 Max GT4", vehiclePrice: "$8,995", state: "Florida", subject: "sales" },
};

const forms = { inquiryFormSchema, contactFormSchema };
const payloads = { vehicleInquirySchema, contactMessageSchema };

const unreadable = [
	"3410",
	"341022",
	"34102-12",
	"34102 1234",
	"M5V 2T6",
	"３４１０２",
	"x".repeat(300),
];

describe.each(Object.entries({ ...forms, ...payloads }))("the ZIP code in %s", (_, schema) => {
	it.each([
		["34102", "34102"],
		[" 34102 ", "34102"],
		["34102-1234", "34102-1234"],
		["", ""],
		[" ", ""],
	])("may be %j", (zipCode, parsed) => {
		expect(schema.parse({ ...filled, zipCode })).toHaveProperty("zipCode", parsed);
	});

	it("may be left out, as clients do that do not know it", () => {
		expect(fieldErrors(schema, filled)).toEqual({});
	});
});

const message = "Enter a five-digit ZIP code, such as 34102, or leave this blank";

describe.each(Object.entries(forms))("%s", (_, schema) => {
	it.each(unreadable)("refuses the ZIP code %j, while its visitor can correct it", (zipCode) => {
		expect(fieldErrors(schema, { ...filled, zipCode })).toEqual({
			zipCode: expect.arrayContaining([message]),
		});
	});
});

describe.each(Object.entries(payloads))("%s", (_, schema) => {
	it.each([...unreadable, 34102, null])("is not refused for the ZIP code %j", (zipCode) => {
		expect(schema.parse({ ...filled, zipCode }).zipCode).toBeUndefined();
	});
});
