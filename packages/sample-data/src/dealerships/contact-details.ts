import { pick, type Random } from "./mulberry32.js";

/** A telephone number from the range 555-0100 to 555-0199, which is reserved for fiction. */
export function phoneNumber(random: Random, areaCode: string): string {
	const line = Math.floor(random() * 100);
	return `(${areaCode}) 555-01${String(line).padStart(2, "0")}`;
}

/** An email address under example.com, which is reserved (RFC 2606). */
export function emailAddress(random: Random, name: string): string {
	return pick(random, emailAddresses(name));
}

/** The fields that identify a generated dealership. */
export type Contact = { name: string; phone: string; email: string };

/** Whether a dealership's contact details are those of a generated dealership. */
export function isGeneratedContact({ name, phone, email }: Contact): boolean {
	return (
		email.endsWith("example.com") &&
		/^\(\d{3}\) 555-01\d\d$/.test(phone) &&
		emailAddresses(name).includes(email)
	);
}

function emailAddresses(name: string): string[] {
	const slug = nameSlug(name);
	return [`sales@${slug}.example.com`, `hello@${slug}.example.com`, `${slug}@example.com`];
}

/** A dealership's name as part of a domain: "hollis-and-sons-cart-shop". */
function nameSlug(name: string): string {
	return name
		.toLowerCase()
		.replaceAll("&", "and")
		.replaceAll(/[^a-z0-9]+/g, "-");
}
