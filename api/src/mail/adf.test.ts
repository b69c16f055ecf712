import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import type { Lead } from "../leads/lead.js";
import { adfDocument, adfMail } from "./adf.js";

const lead: Lead = {
	id: 7,
	uuid: "0f7d2c1e-7f4e-4c59-9a53-1df1a5f1a111",
	kind: "inquiry",
	createdAt: new Date("2026-11-21T09:30:00Z"),
	suspicion: null,
	name: "Ada King Lovelace",
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

/** The order of the child elements in ADF 1.0. */
const order: Record<string, readonly string[]> = {
	adf: ["prospect"],
	prospect: ["id", "requestdate", "vehicle", "customer", "vendor", "provider"],
	vehicle: ["year", "make", "model", "stock", "price"],
	customer: ["contact", "comments"],
	contact: ["name", "email", "phone"],
	vendor: ["vendorname", "contact"],
	provider: ["name"],
};

/** The child elements that ADF 1.0 requires. */
const required: Record<string, readonly string[]> = {
	adf: ["prospect"],
	prospect: ["id", "requestdate", "vehicle", "customer", "vendor", "provider"],
	vehicle: ["year", "make", "model"],
	customer: ["contact"],
	contact: ["name", "email"],
	vendor: ["vendorname", "contact"],
	provider: ["name"],
};

/** Characters that XML does not allow, even escaped. */
const forbidden = ["\u0000", "\u0008", "\u001f", "\ufffe", "\ud800"];

type Node = { readonly [name: string]: readonly Node[] | string };

const parser = new XMLParser({
	preserveOrder: true,
	trimValues: false,
	parseTagValue: false,
	htmlEntities: true,
});

function checkStructure(name: string, children: readonly Node[]): void {
	const expected = order[name];
	if (!expected) return;
	const elements = children.filter((child) => !("#text" in child));
	const names = elements.map((child) => Object.keys(child)[0] ?? "");
	const positions = names.map((child) => expected.indexOf(child));
	expect(positions, `${name} contains ${names}`).not.toContain(-1);
	expect(positions, `the order in ${name}`).toEqual([...positions].sort((a, b) => a - b));
	for (const child of required[name] ?? []) {
		if (name === "contact" && !names.includes("phone") && child === "email") continue;
		expect(names, `${name} has ${child}`).toContain(child);
	}
	for (const [index, child] of elements.entries()) {
		checkStructure(names[index] ?? "", child[names[index] ?? ""] as readonly Node[]);
	}
}

function checkDocument(xml: string): void {
	expect(XMLValidator.validate(xml)).toBe(true);
	const nodes: Node[] = parser.parse(xml);
	const [adf] = nodes.filter((node) => "adf" in node);
	checkStructure("adf", adf?.adf as readonly Node[]);
	const names = nodes.map((node) => Object.keys(node)[0]).filter((name) => name !== "#text");
	expect(names).toEqual(["?xml", "?adf", "adf"]);
}

const plain = new XMLParser({ parseTagValue: false, ignoreAttributes: false, htmlEntities: true });

describe("an ADF document", () => {
	it("has the structure and the values of ADF 1.0", () => {
		const xml = adfDocument(lead, "NEV Dealer Network");
		checkDocument(xml);
		const { prospect } = plain.parse(xml).adf;
		expect(prospect.id["#text"]).toBe(lead.uuid);
		expect(prospect.requestdate).toBe("2026-11-21T09:30:00.000Z");
		expect(prospect.vehicle).toMatchObject({ make: "D6 Max", model: "GT4", stock: "d6-max-gt4" });
		expect(prospect.vehicle.price["#text"]).toBe("8995");
		expect(
			prospect.customer.contact.name.map((name: { "#text": string }) => name["#text"]),
		).toEqual(["Ada King", "Lovelace"]);
		expect(prospect.customer.contact.email["#text"]).toBe("ada@example.com");
		expect(prospect.vendor.vendorname).toBe("Gulf Carts");
		for (const text of ["Is it street legal?", "Gulf Carts may call me.", "2026-11-21T09:29:50Z"]) {
			expect(prospect.customer.comments).toContain(text);
		}
	});

	it("has that structure without optional fields", () => {
		const { message: _, vehicle: __, dealership: ___, consent: ____, page: _____, ...bare } = lead;
		checkDocument(
			adfDocument({ ...bare, name: "Ada", vehiclePrice: "ask us" }, "NEV Dealer Network"),
		);
	});

	it.each([
		["markup", `</comments></customer><vendor>& <b a="1">'x'`],
		["a CDATA section", "]]><![CDATA[<evil/>]]>"],
		["an entity", `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;`],
		["a processing instruction", `?><?adf version="9"?>`],
		["characters that XML does not allow", "a\u0000b\u0008c\u001fd\ufffee\ud800f"],
		["line breaks", "one\r\ntwo\nthree\u2028four"],
		["other scripts", "José 李 😀 \u202egnirts"],
		["comments", "<!-- -- -->"],
	])("has that structure with hostile text in every field: %s", (_, text) => {
		const hostile: Lead = {
			...lead,
			name: text,
			email: text,
			phone: text,
			message: text,
			vehicleName: text,
			vehiclePrice: text,
			vehicle: { series: text, model: text, slug: text },
			dealership: { name: text, email: text, leadFormat: "adf" },
			consent: { text, givenAt: text },
			page: text,
		};
		const xml = adfDocument(hostile, text);
		checkDocument(xml);
		const { prospect } = plain.parse(xml).adf;
		const allowed = [...text].filter((character) => !forbidden.includes(character)).join("");
		expect(String(prospect.customer.comments).replace(/\s+/g, " ")).toContain(
			allowed.trim().replace(/\s+/g, " "),
		);
	});

	it("is the whole text of its mail", () => {
		const mail = adfMail(lead, { messageId: "<1@example.com>", to: "a@example.com" }, "NEV");
		expect(mail.html).toBeUndefined();
		expect(mail.text).toBe(adfDocument(lead, "NEV"));
		expect(adfMail({ ...lead, vehicleName: "a\r\nBcc: b" }, mail, "NEV").subject).toBe(
			"ADF lead: a Bcc: b",
		);
	});
});
