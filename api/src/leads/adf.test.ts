import { DtdValidator, XmlDocument, XmlDtd } from "libxml2-wasm";
import { afterAll, describe, expect, it } from "vitest";
import { adfDtd } from "../../test/adf-dtd.js";
import { hostileStrings } from "../../test/hostile-strings.js";
import { cleanLine } from "../text/clean.js";
import { adfMail } from "./adf.js";
import type { Lead } from "./lead.js";

const lead: Lead = {
	id: 7,
	uuid: "0f7d2c1e-7f4e-4c59-9a53-1df1a5f1a111",
	kind: "inquiry",
	createdAt: new Date("2026-11-21T09:30:00Z"),
	suspicion: null,
	name: "Ada King Lovelace",
	lastName: "Lovelace",
	email: "ada@example.com",
	phone: "(239) 555-0142",
	message: "Is it street legal?",
	vehicleName: "D6 Max GT4",
	vehiclePrice: "$8,995",
	vehicle: { series: "D6 Max", model: "GT4", slug: "d6-max-gt4" },
	dealership: { name: "Gulf Carts", email: "sales@gulfcarts.example.com", leadFormat: "adf" },
	consent: { text: "Gulf Carts may call me.", givenAt: "2026-11-21T09:29:50Z" },
	page: "https://dealer.example.com/carts?a=1&b=2",
};

const envelope = { messageId: "<1@example.com>", to: "a@example.com" };

const company = { name: "Nation of Carts", email: "info@example.com", phone: "(555) 555-0100" };

const {
	message: _,
	vehicle: __,
	dealership: ___,
	consent: ____,
	page: _____,
	lastName: ______,
	...bare
} = lead;

const validator = new DtdValidator(XmlDtd.fromString(adfDtd));
afterAll(() => validator.dispose());

/** Checks the document of a mail against the DTD, and returns the texts that an XPath finds in it. */
function readValid(text: string): (path: string) => string[] {
	const document = XmlDocument.fromString(text);
	try {
		validator.validate(document);
		const texts = new Map<string, string[]>();
		for (const path of paths)
			texts.set(
				path,
				document.find(path).map(({ content }) => content),
			);
		return (path) => texts.get(path) ?? [];
	} finally {
		document.dispose();
	}
}

const modelYear = "Model year: not asked; the year of the inquiry is given";

const paths = [
	"/adf/prospect/@status",
	"/adf/prospect/id",
	"/adf/prospect/id/@source",
	"/adf/prospect/requestdate",
	"//make",
	"//model",
	"//stock",
	"//price",
	"//customer/contact/name",
	"//customer/contact/name/@part",
	"//customer/contact/email",
	"//customer/contact/phone",
	"//customer/comments",
	"//vendor/vendorname",
	"//vendor/contact/email",
	"//vendor/contact/phone",
	"//provider/name",
] as const;

const read = (...parameters: Parameters<typeof adfMail>) => readValid(adfMail(...parameters).text);

/** What XML can say of a text: line feeds for line breaks, and U+FFFD for what it does not allow. */
function readable(text: string): string {
	return (
		text
			.replace(/\r\n?/g, "\n")
			.toWellFormed()
			// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML does not allow
			.replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, "\ufffd")
	);
}

describe("an ADF mail", () => {
	it("has the values of the lead where ADF 1.0 has them", () => {
		const texts = read(lead, envelope, company);
		expect(Object.fromEntries(paths.map((path) => [path, texts(path)]))).toEqual({
			"/adf/prospect/@status": ["new"],
			"/adf/prospect/id": [lead.uuid],
			"/adf/prospect/id/@source": ["NEV Dealer Network"],
			"/adf/prospect/requestdate": ["2026-11-21T09:30:00.000Z"],
			"//make": ["D6 Max"],
			"//model": ["GT4"],
			"//stock": ["d6-max-gt4"],
			"//price": ["8995"],
			"//customer/contact/name": ["Ada King", "Lovelace"],
			"//customer/contact/name/@part": ["first", "last"],
			"//customer/contact/email": ["ada@example.com"],
			"//customer/contact/phone": ["(239) 555-0142"],
			"//customer/comments": [
				"Is it street legal?\nConsent to calls and texts: in the words of the page\nWords of the consent: Gulf Carts may call me. (2026-11-21T09:29:50Z)\nPage: https://dealer.example.com/carts?a=1&b=2\nModel year: not asked; the year of the inquiry is given",
			],
			"//vendor/vendorname": ["Gulf Carts"],
			"//vendor/contact/email": ["sales@gulfcarts.example.com"],
			"//vendor/contact/phone": [],
			"//provider/name": ["NEV Dealer Network"],
		});
	});

	it("has one phone number, and all that was typed in the comments", () => {
		const phone = "(239) 555-0142 / (239) 555-0143";
		const texts = read({ ...bare, phone }, envelope, company);
		expect(texts("//customer/contact/phone")).toEqual(["(239) 555-0142"]);
		expect(texts("//customer/comments")).toEqual([`Phone: ${phone}\n${modelYear}`]);
	});

	it("tells the company what its readable mail does: who gave it back, who is nearest, why it was not mailed", () => {
		const told: Lead = {
			...{ ...bare, notMailed: "it is paused" },
			givenBack: "by Gulf Carts: Too far away.\nPage: forged",
			...{ nearestDealer: "Bay Carts, 12 miles", routing: "To the nearest dealer, 12 miles" },
			earlier: [{ of: 7, id: 6, isEarlier: true, mailedTo: null }],
		};
		expect(read(told, envelope, company)("//customer/comments")[0]?.split("\n")).toEqual([
			"Given back by Gulf Carts: Too far away. Page: forged",
			"Routed: To the nearest dealer, 12 miles",
			"Nearest dealer: Bay Carts, 12 miles",
			"Not mailed to the dealer: because it is paused",
			"Also: lead 6, same address, same day",
			modelYear,
		]);
	});

	it("has the company as its vendor, with a telephone, if the lead is for no dealership", () => {
		const texts = read({ ...bare, name: "Ada", vehiclePrice: "ask us" }, envelope, company);
		expect(texts("//vendor/vendorname")).toEqual(["Nation of Carts"]);
		expect(texts("//vendor/contact/email")).toEqual(["info@example.com"]);
		expect(texts("//vendor/contact/phone")).toEqual(["(555) 555-0100"]);
		expect(texts("//price")).toEqual([]);
	});

	it.each([
		["$8,995", "8995"],
		["$13,295.50", "13295.5"],
		["US$ 8995", "8995"],
		["8,995.00 USD", "8995"],
		["$6,695 - $17,995", undefined],
		["8".repeat(23), undefined],
		["€8.995,00", undefined],
		["8.995", undefined],
		["$8,99", undefined],
		["€8,995", undefined],
		["-$8,995", undefined],
		["$0", undefined],
		["From $8,995 or $99 a month", undefined],
		["", undefined],
	])("states the price %j as %j", (vehiclePrice, price) => {
		const texts = read({ ...lead, vehiclePrice }, envelope, company);
		expect(texts("//price")).toEqual(price === undefined ? [] : [price]);
		const isComment = texts("//customer/comments")[0]?.includes(`Price: ${vehiclePrice}`);
		expect(isComment).toBe(price === undefined && vehiclePrice !== "");
	});

	it.each([
		["Ada King Lovelace", "King Lovelace", ["Ada", "King Lovelace"], ["first", "last"]],
		["Ada\u200dX  Lovelace ", "Lovelace", ["Ada\u200dX", "Lovelace"], ["first", "last"]],
		["Ada Lovelace", undefined, ["Ada Lovelace"], ["full"]],
		["Ada Lovelace", "Byron", ["Ada Lovelace"], ["full"]],
		["Lovelace", "Lovelace", ["Lovelace"], ["full"]],
	])("has of %j, whose last name is %j, the names %j", (name, lastName, names, parts) => {
		const texts = read({ ...bare, name, ...(lastName && { lastName }) }, envelope, company);
		expect(texts("//customer/contact/name")).toEqual(names);
		expect(texts("//customer/contact/name/@part")).toEqual(parts);
	});

	it("names the same provider whatever the company is called", () => {
		const provider = read({ ...bare, name: "Ada" }, envelope, { ...company, name: "Other" });
		expect(provider("//provider/name")).toEqual(["NEV Dealer Network"]);
	});

	it("may say that it was sent before, under the same id", () => {
		const texts = read(lead, envelope, company, { status: "resend" });
		expect(texts("/adf/prospect/@status")).toEqual(["resend"]);
		expect(texts("/adf/prospect/id")).toEqual([lead.uuid]);
	});

	it("names the dealership and the vehicle in its subject, on one line", () => {
		expect(adfMail(lead, envelope, company).subject).toBe("ADF lead for Gulf Carts: D6 Max GT4");
		expect(adfMail({ ...lead, vehicleName: "a\r\nBcc: b" }, envelope, company).subject).toBe(
			"ADF lead for Gulf Carts: a Bcc: b",
		);
		expect(adfMail(lead, envelope, company).html).toBeUndefined();
	});
});

it("every mail with hostile text in every field is valid ADF 1.0 in ASCII, and reads back the same", () => {
	expect(new Set(hostileStrings).size).toBeGreaterThanOrEqual(515);
	for (const text of hostileStrings) {
		const hostile: Lead = {
			...lead,
			name: text,
			lastName: text,
			email: text,
			phone: text,
			message: text,
			vehicleName: text,
			vehiclePrice: text,
			vehicle: { series: text, model: text, slug: text },
			dealership: { name: text, email: text, leadFormat: "adf" },
			consent: { text, givenAt: text, version: text },
			page: text,
		};
		const { dealership: _, ...companyLead } = hostile;
		const companyText = { name: text, email: text, phone: text };
		for (const written of [
			hostile,
			companyLead,
			{ ...bare, name: text, email: text, phone: text },
		]) {
			const mail = adfMail(written, envelope, companyText);
			expect(mail.text).toMatch(/^[\0-\x7f]*$/);
			const texts = readValid(mail.text);
			expect(texts("//customer/contact/name")).toEqual([readable(cleanLine(text))]);
			expect(texts("//customer/contact/email")).toEqual([readable(text)]);
			expect(texts("//vendor/vendorname")).toEqual([readable(text)]);
			if (!("message" in written)) continue;
			expect(texts("//make")).toEqual([readable(text)]);
			expect(texts("//customer/comments")[0]).toContain(readable(text));
		}
	}
});
