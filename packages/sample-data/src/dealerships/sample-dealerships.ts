import type { Dealership, StateName } from "@nev/contract";
import dealerships from "./dealerships.json" with { type: "json" };

/** An invented dealership. It has no id until it is stored, and its opening hours are a text. */
export type SampleDealership = Omit<Dealership, "id" | "openingHours"> & {
	state: StateName;
	/** Null if they are unknown. */
	openingHours: string | null;
};

/** The 300 dealerships of the sample data, by state in alphabetical order. Their test checks the file. */
export const sampleDealerships = dealerships as readonly SampleDealership[];

/** Whether a dealership's contact details are those of an invented one: they reach nobody. */
export function isGeneratedContact({
	name,
	phone,
	email,
}: Pick<Dealership, "name" | "phone" | "email">): boolean {
	return (
		/^\(\d{3}\) 555-01\d\d$/.test(phone) &&
		email.endsWith("example.com") &&
		email.includes(nameSlug(name))
	);
}

/** A dealership's name as part of a domain: "hollis-and-sons-cart-shop". */
export function nameSlug(name: string): string {
	return name
		.toLowerCase()
		.replaceAll("&", "and")
		.replaceAll(/[^a-z0-9]+/g, "-");
}
