import { describe, expect, it } from "vitest";
import { type InlineNode, parseInlineLinks } from "./inline-links.js";

function stringify(nodes: readonly InlineNode[]): string {
	return nodes
		.map((node) => (typeof node === "string" ? node : `[${node.label}](${node.href})`))
		.join("");
}

const faq = { label: "FAQ", href: "/faq" };

const cases: [string, string, InlineNode[]][] = [
	["no text", "", []],
	["a text without links", "Plain words.", ["Plain words."]],
	["a single link", "[FAQ](/faq)", [faq]],
	["a link between words", "See the [FAQ](/faq).", ["See the ", faq, "."]],
	["two adjacent links", "[FAQ](/faq)[FAQ](/faq)", [faq, faq]],
	[
		"an email address and a telephone number with parentheses in its label",
		"[a@example.com](mailto:a@example.com) or [(555) 555-0100](tel:+15555550100)",
		[
			{ label: "a@example.com", href: "mailto:a@example.com" },
			" or ",
			{ label: "(555) 555-0100", href: "tel:+15555550100" },
		],
	],
	[
		"an address with a query and a fragment",
		"[two seats](/inventory?category=2-seater#list)",
		[{ label: "two seats", href: "/inventory?category=2-seater#list" }],
	],
	[
		"brackets in the label",
		"[see [1] here](/faq)!",
		[{ label: "see [1] here", href: "/faq" }, "!"],
	],
	["brackets that are not a link", "an [aside] and (more)", ["an [aside] and (more)"]],
	["a link inside brackets", "[as in [FAQ](/faq)]", ["[as in ", faq, "]"]],
	["a bracket that never closes", "[open [FAQ](/faq)", ["[open ", faq]],
	["an address that never closes", "[FAQ](/faq and on", ["[FAQ](/faq and on"]],
	["a bracket at the end", "ends [", ["ends ["]],
	["a link without a label", "[](/faq)", ["[](/faq)"]],
	["a link without an address", "[FAQ]()", ["[FAQ]()"]],
	["a space between the two", "[FAQ] (/faq)", ["[FAQ] (/faq)"]],
	["a script", "[x](javascript:alert)", ["[x](javascript:alert)"]],
	[
		"another host",
		"[x](//example.com) [y](https://example.com)",
		["[x](//example.com) [y](https://example.com)"],
	],
];

describe("inlineParts", () => {
	it.each(cases)("parses %s", (_name, text, nodes) => {
		expect(parseInlineLinks(text)).toEqual(nodes);
	});

	it.each(cases)("loses no character of %s", (_name, text) => {
		expect(stringify(parseInlineLinks(text))).toBe(text);
	});
});
