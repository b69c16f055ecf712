import { expect, it } from "vitest";
import { campaignOf, isAddedByOthers } from "./campaign.js";

const of = (query: string) => campaignOf(`https://dealer.example.com/carts${query}`);

it.each([
	["?utm_source=google&utm_medium=cpc&utm_campaign=Spring+sale", "google / cpc / Spring sale"],
	[
		"?color=red&utm_campaign=spring%20sale&utm_source=News%2Fletter#form",
		"News/letter / spring sale",
	],
	["?utm_source=mail&utm_source=other", "mail"],
	["?utm_source=caf%C3%A9", "café"],
	["?utm_source=%E0%A4%A", "\u{fffd}%A"],
	["?utm_source=bing&gclid=EAIaIQ", "bing"],
	["?gclid=EAIaIQ", "google / cpc"],
	["?utm_source=&utm_medium=%20&wbraid=1", "google / cpc"],
	["?msclkid=1", "bing / cpc"],
	["?fbclid=IwAR0", "facebook"],
])("of %s is %s", (query, campaign) => {
	expect(of(query)).toBe(campaign);
});

it.each(["", "?", "?from=ad", "?gclid=", "?utm_term=carts&utm_content=b", "#utm_source=mail"])(
	"of %j is none",
	(query) => {
		expect(of(query)).toBeUndefined();
	},
);

it("has a bounded length, and no half of a character", () => {
	const car = encodeURIComponent("🚗");
	expect(of(`?utm_source=${"x".repeat(63)}${car}${car}`)).toBe(`${"x".repeat(63)}🚗`);
});

it("names no mailbox", () => {
	expect(of("?utm_source=mail&utm_campaign=ada%40example.com")).toBe("mail");
	expect(of("?utm_source=mail&utm_campaign=ada%252540example.com")).toBe("mail");
});

it.each(["utm_id", "gclid", "fbclid", "gad_source", "srsltid", "mc_eid", "_gl", "_"])(
	"%s is added by others",
	(name) => {
		expect(isAddedByOthers(name)).toBe(true);
	},
);

it.each(["zip", "utm", "mc_id", "v", "constructor", "__proto__"])(
	"%s is not added by others",
	(name) => {
		expect(isAddedByOthers(name)).toBe(false);
	},
);
