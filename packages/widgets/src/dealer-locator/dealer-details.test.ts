import { listingFieldNames } from "@nev/contract";
import { expect, it } from "vitest";
import { gulfCarts as dealer } from "../testing/sample-dealership.js";
import { dealerDetails } from "./dealer-details.js";

it("links the website of a dealer", () => {
	const { links } = dealerDetails({ ...dealer, website: "HTTPS://example.com/" });
	expect(links.website).toBe("HTTPS://example.com/");
});

it.each([
	"javascript:alert(1)",
	" javascript:alert(1)//https://example.com",
	"data:text/html,<script>alert(1)</script>",
	"example.com",
])("makes no link of %s, which a host page may pass as an address of the web", (address) => {
	const { fields, links } = dealerDetails({
		...dealer,
		...Object.fromEntries(listingFieldNames.map((name) => [name, address])),
	});
	expect(Object.values(links).filter((link) => !/^(tel:|mailto:|$)/.test(link))).toEqual([]);
	expect(fields.website).toBe(address);
});
