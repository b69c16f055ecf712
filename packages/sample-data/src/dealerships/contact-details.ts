import { pick, type Random } from "./mulberry32.js";

/** A telephone number from the hundred of each area code that are kept free for fiction. */
export function phoneNumber(random: Random, areaCode: string): string {
	const line = Math.floor(random() * 100);
	return `(${areaCode}) 555-01${String(line).padStart(2, "0")}`;
}

/** A mail address under example.com, which belongs to nobody (RFC 2606). */
export function emailAddress(random: Random, name: string): string {
	return pick(random, emailAddresses(name));
}

/** What is asked of a dealership to tell whether it is invented. */
export type Contact = { name: string; phone: string; email: string };

/** Whether a dealership is reached, which is to say not reached, as the generated ones are. */
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

/** A dealership's name as an internet address spells it: "hollis-and-sons-cart-shop". */
function nameSlug(name: string): string {
	return name
		.toLowerCase()
		.replaceAll("&", "and")
		.replaceAll(/[^a-z0-9]+/g, "-");
}
