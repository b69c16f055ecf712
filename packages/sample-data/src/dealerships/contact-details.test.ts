import { expect, it } from "vitest";
import { isGeneratedContact } from "./contact-details.js";
import { generateDealerships } from "./generate-dealerships.js";

const [generated] = generateDealerships({ count: 1, seed: 5 });
const contact = generated ?? { name: "", phone: "", email: "" };

it("every generated dealership is known by its name, telephone number and mail address", () => {
	const all = [...generateDealerships({ count: 3000, seed: 4 })];
	expect(all.filter((dealership) => !isGeneratedContact(dealership))).toEqual([]);
});

it.each([
	["another name", { name: "Gulf Carts" }],
	["a telephone number that rings", { phone: "(239) 555-2142" }],
	["a mail address of its own", { email: "sales@gulf.example.com" }],
])("one with %s is not", (_, own) => {
	expect(isGeneratedContact(contact)).toBe(true);
	expect(isGeneratedContact({ ...contact, ...own })).toBe(false);
});
