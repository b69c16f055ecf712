import { firstPhoneNumber, type InquiryDeal } from "@nev/contract";
import { DOMImplementation, type Document, type Element, XMLSerializer } from "@xmldom/xmldom";
import type { Company } from "../company/company.js";
import { type Envelope, type Mail, subjectOf } from "../mail/mail.js";
import { cleanLine } from "../text/clean.js";
import { consentRows } from "./describe-consent.js";
import type { Lead } from "./lead.js";
import { adfFinance, dealComment } from "./lead-deal.js";
import { type LeadText, leadTextNames, leadTexts } from "./lead-texts.js";
import { routeRows } from "./route-rows.js";

/** The make of a vehicle that is not in the catalogue. */
const unknownMake = "NEV";

/**
 * Who sends the leads. Dealer systems recognize customers and repeated leads by it, so it never changes,
 * and does not follow the company's name.
 */
const provider = "NEV Dealer Network";

/** Stands in for the dealership of a lead that has none. */
type AdfCompany = Pick<Company, "name" | "email" | "phone">;

/** Whose system reads a lead, and what it has of it. */
interface AdfReader {
	/** `resend` if the system may have the lead already, under the same id. */
	readonly status?: "new" | "resend";
	/** It is that of the dealership that the lead is for, and not the company's. */
	readonly isDealer?: boolean;
}

/**
 * A lead for a dealer system: a plain-text mail that contains only ADF/XML 1.0. ADF has no element
 * for consent, so its text, time and version are in the comments.
 */
export function adfMail(
	lead: Lead,
	envelope: Envelope,
	company: AdfCompany,
	reader: AdfReader = {},
): Mail {
	const vendor = lead.dealership?.name ?? company.name;
	return {
		...envelope,
		subject: subjectOf(`ADF lead for ${vendor}: ${lead.vehicleName ?? "vehicle"}`),
		text: adfDocument(lead, company, reader),
	};
}

function adfDocument(lead: Lead, company: AdfCompany, reader: AdfReader): string {
	const { status = "new", isDealer } = reader;
	const xml = createXml("adf");
	xml.document.insertBefore(
		xml.document.createProcessingInstruction("adf", 'version="1.0"'),
		xml.root,
	);
	const prospect = appendElement(xml.root, "prospect", { status });
	appendElement(prospect, "id", { sequence: "1", source: provider }, lead.uuid);
	appendElement(prospect, "requestdate", {}, lead.createdAt.toISOString());
	appendVehicle(prospect, lead);
	appendCustomer(prospect, lead, isDealer ? undefined : company.name);
	appendVendor(prospect, lead, company);
	appendName(appendElement(prospect, "provider"), "business", provider);
	return `<?xml version="1.0" encoding="UTF-8"?>\n${serializeXml(xml.document)}\n`;
}

function appendVehicle(prospect: XmlElement, lead: Lead): void {
	const { vehicle } = lead;
	const price = dollarsOf(lead.vehiclePrice);
	const element = appendElement(prospect, "vehicle", { interest: "buy", status: "new" });
	appendElement(element, "year", {}, String(lead.createdAt.getUTCFullYear()));
	appendElement(element, "make", {}, vehicle?.series ?? unknownMake);
	appendElement(element, "model", {}, vehicle?.model ?? lead.vehicleName ?? "Unknown");
	if (vehicle) appendElement(element, "stock", {}, vehicle.slug);
	if (price) {
		appendElement(element, "price", { type: "quote", currency: "USD" }, String(price));
	}
	if (lead.deal) appendFinance(element, lead.deal);
}

function appendFinance(vehicle: XmlElement, deal: InquiryDeal): void {
	const { method, amounts } = adfFinance(deal);
	const finance = appendElement(vehicle, "finance");
	appendElement(finance, "method", {}, method);
	for (const { type, amount } of amounts) {
		appendElement(finance, "amount", { type, limit: "exact", currency: "USD" }, String(amount));
	}
}

const dollarAmount = /^(?:US)?\$? ?((?:\d{1,8}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d\d?)?)(?: USD)?$/;

/** A single amount in US notation; undefined for any other text, such as a range or another currency. */
function dollarsOf(price = ""): number | undefined {
	const [, amount] = dollarAmount.exec(price.trim()) ?? [];
	return amount === undefined ? undefined : Number(amount.replaceAll(",", ""));
}

function appendCustomer(prospect: XmlElement, lead: Lead, company?: string): void {
	const customer = appendElement(prospect, "customer");
	const contact = appendElement(customer, "contact");
	appendPerson(contact, lead);
	appendElement(contact, "email", { preferredcontact: "0" }, lead.email);
	appendElement(
		contact,
		"phone",
		{ type: "voice", time: "nopreference" },
		firstPhoneNumber(lead.phone),
	);
	appendElement(customer, "comments", {}, commentsOf(lead, company));
}

function appendVendor(prospect: XmlElement, { dealership }: Lead, company: AdfCompany): void {
	const { name, email } = dealership ?? company;
	const vendor = appendElement(prospect, "vendor");
	appendElement(vendor, "vendorname", {}, name);
	const contact = appendElement(vendor, "contact");
	appendName(contact, "business", name);
	appendElement(contact, "email", {}, email);
	if (!dealership) appendElement(contact, "phone", {}, company.phone);
}

/** Appends first and last name apart, if the form asked for both. Nobody can tell them in a whole name. */
function appendPerson(contact: XmlElement, lead: Lead): void {
	const name = cleanLine(lead.name);
	const last = cleanLine(lead.lastName ?? "");
	const first = last && name.endsWith(` ${last}`) ? name.slice(0, -last.length - 1) : "";
	appendName(contact, "individual", first || name, first ? "first" : "full");
	if (first) appendName(contact, "individual", last, "last");
}

function appendName(
	parent: XmlElement,
	type: "individual" | "business",
	name: string,
	part: "first" | "last" | "full" = "full",
): void {
	appendElement(parent, "name", { part, type }, name);
}

/** Texts that stand in the comments without a label, or elsewhere. */
const placed: readonly LeadText[] = ["vehicleName", "vehiclePrice", "subject", "message"];

/** @param company the name of the company, if it is the reader */
function commentsOf(lead: Lead, company?: string): string {
	const { subject, message, phone, vehiclePrice, page, givenBack } = lead;
	return [
		givenBack && cleanLine(`Given back ${givenBack}`),
		subject,
		message,
		// Dealer systems dial all digits of the number that they are given.
		phone !== firstPhoneNumber(phone) && `Phone: ${phone}`,
		vehiclePrice && !dollarsOf(vehiclePrice) && `Price: ${vehiclePrice}`,
		...leadTextNames
			.filter((name) => lead[name] && !placed.includes(name))
			.map((name) => `${leadTexts[name]}: ${lead[name]}`),
		...[...routeRows(lead), ...consentRows(lead, company)].flatMap(([label, text]) =>
			text ? [`${label}: ${cleanLine(text)}`] : [],
		),
		page && `Page: ${page}`,
		dealComment(lead),
		// ADF requires one.
		"Model year: not asked; the year of the inquiry is given",
	]
		.filter(Boolean)
		.join("\n");
}

type XmlElement = Element;

/** Creates a document with a root element. */
function createXml(name: string): { document: Document; root: XmlElement } {
	const document = new DOMImplementation().createDocument(null, name);
	const root = document.documentElement;
	if (!root) throw new Error("The document has no root.");
	return { document, root };
}

/** Appends an element on a line of its own. Its text may be anything. */
function appendElement(
	parent: XmlElement,
	name: string,
	attributes: Readonly<Record<string, string>> = {},
	text?: string,
): XmlElement {
	const document = parent.ownerDocument as Document;
	const element = document.createElement(name);
	for (const [attribute, value] of Object.entries(attributes)) {
		element.setAttribute(attribute, xmlText(value));
	}
	if (text !== undefined) element.appendChild(document.createTextNode(xmlText(text)));
	parent.appendChild(document.createTextNode("\n"));
	parent.appendChild(element);
	return element;
}

/** Serializes a document in ASCII: some dealer systems read nothing else. */
function serializeXml(document: Document): string {
	return new XMLSerializer()
		.serializeToString(document, { requireWellFormed: true })
		.replace(/[^\0-\x7f]/gu, (character) => `&#x${character.codePointAt(0)?.toString(16)};`);
}

/** What XML 1.0 does not allow, even escaped (production 2, Char). */
const forbidden = /[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The text with line breaks as XML has them, and U+FFFD for each character that XML does not allow. */
function xmlText(text: string): string {
	return text.replace(/\r\n?/g, "\n").replace(forbidden, "\u{FFFD}");
}
