import { pick, type Random } from "./mulberry32.js";

/** A telephone number from the hundred of each area code that are kept free for fiction. */
export function phoneNumber(random: Random, areaCode: string): string {
	const line = Math.floor(random() * 100);
	return `(${areaCode}) 555-01${String(line).padStart(2, "0")}`;
}

/** A mail address under example.com, which belongs to nobody (RFC 2606). */
export function emailAddress(random: Random, name: string): string {
	const slug = nameSlug(name);
	return pick(random, [
		`sales@${slug}.example.com`,
		`hello@${slug}.example.com`,
		`${slug}@example.com`,
	]);
}

/** A dealership's name as an internet address spells it: "hollis-and-sons-cart-shop". */
function nameSlug(name: string): string {
	return name
		.toLowerCase()
		.replaceAll("&", "and")
		.replaceAll(/[^a-z0-9]+/g, "-");
}
