import type { Lead } from "../leads/lead.js";
import { describeConsent } from "./describe-consent.js";
import { type Envelope, type Mail, maxSubjectLength, oneLine } from "./mail.js";

/** The make of a vehicle that is not in the catalogue. */
const unknownMake = "NEV";

/**
 * A lead for a dealer system: a plain-text mail that contains only ADF/XML 1.0. ADF has no element
 * for consent, so its text, time and version are in the comments.
 */
export function adfMail(lead: Lead, envelope: Envelope, site: string): Mail {
	return {
		...envelope,
		subject: oneLine(`ADF lead: ${lead.vehicleName ?? "vehicle"}`).slice(0, maxSubjectLength),
		text: adfDocument(lead, site),
	};
}

/** The XML of a lead. */
export function adfDocument(lead: Lead, site: string): string {
	const [first, last] = splitName(lead.name);
	const vehicle = lead.vehicle;
	const price = Number(lead.vehiclePrice?.replace(/[^\d.]/g, ""));
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<?adf version="1.0"?>',
		element("adf", {}, [
			element("prospect", { status: "new" }, [
				element("id", { sequence: "1", source: site }, lead.uuid),
				element("requestdate", {}, lead.createdAt.toISOString()),
				element("vehicle", { interest: "buy", status: "new" }, [
					element("year", {}, String(lead.createdAt.getUTCFullYear())),
					element("make", {}, vehicle?.series ?? unknownMake),
					element("model", {}, vehicle?.model ?? lead.vehicleName ?? "Unknown"),
					...(vehicle ? [element("stock", {}, vehicle.slug)] : []),
					...(price > 0
						? [element("price", { type: "quote", currency: "USD" }, String(price))]
						: []),
				]),
				element("customer", {}, [
					element("contact", { primarycontact: "1" }, [
						...(first ? [element("name", { part: "first", type: "individual" }, first)] : []),
						element("name", { part: "last", type: "individual" }, last),
						element("email", { preferredcontact: "0" }, lead.email),
						element("phone", { type: "voice", time: "nopreference" }, lead.phone),
					]),
					element("comments", {}, commentsOf(lead)),
				]),
				element("vendor", {}, [
					element("vendorname", {}, lead.dealership?.name ?? site),
					element("contact", {}, [
						element("name", { part: "full", type: "business" }, lead.dealership?.name ?? site),
						...(lead.dealership ? [element("email", {}, lead.dealership.email)] : []),
					]),
				]),
				element("provider", {}, [element("name", { part: "full", type: "business" }, site)]),
			]),
		]),
		"",
	].join("\n");
}

function commentsOf({ message, consent, page }: Lead): string {
	return [
		message,
		consent && `Consent to calls: ${describeConsent(consent)}`,
		page && `Page: ${page}`,
	]
		.filter(Boolean)
		.join("\n");
}

/** First names and last name. A single word is the last name, which ADF requires. */
function splitName(name: string): [first: string, last: string] {
	const words = oneLine(name).split(" ");
	const last = words.pop() ?? "";
	return [words.join(" "), last];
}

function element(
	name: string,
	attributes: Record<string, string>,
	content: string | readonly string[],
): string {
	const opening = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
	const inner = typeof content === "string" ? escapeXml(content) : `\n${content.join("\n")}\n`;
	return `<${name}${opening.join("")}>${inner}</${name}>`;
}

/** Characters that XML 1.0 does not allow, even escaped (production 2, Char). */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function escapeXml(text: string): string {
	return text
		.replace(forbidden, "")
		.replace(/[&<>"'\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
