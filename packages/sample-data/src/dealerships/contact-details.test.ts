import { expect, it } from "vitest";
import { isGeneratedContact } from "./contact-details.js";
import { generateDealerships } from "./generate-dealerships.js";

const [generated] = generateDealerships({ count: 1, seed: 5 });
const contact = generated ?? { name: "", phone: "", email: "" };

it("recognises every generated dealership by name, telephone number and email address", () => {
	const all = [...generateDealerships({ count: 3000, seed: 4 })];
	expect(all.filter((dealership) => !isGeneratedContact(dealership))).toEqual([]);
});

it.each([
	["another name", { name: "Gulf Carts" }],
	["a telephone number that can exist", { phone: "(239) 555-2142" }],
	["another email address", { email: "sales@gulf.example.com" }],
])("does not recognise a dealership with %s", (_, changes) => {
	expect(isGeneratedContact(contact)).toBe(true);
	expect(isGeneratedContact({ ...contact, ...changes })).toBe(false);
});
