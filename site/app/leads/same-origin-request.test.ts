import { expect, it } from "vitest";
import { isSameOriginRequest } from "./same-origin-request.js";

const site = "https://nev.example.com";

it.each([
	["from the site", { origin: site }, true],
	["from the site under the name the server hears", { origin: "https://internal:3000" }, true],
	["from another site", { origin: "https://evil.example.com" }, false],
	["from a host that only begins alike", { origin: "https://nev.example.com.evil.test" }, false],
	["from another port", { origin: "https://nev.example.com:8443" }, false],
	["from a page that hides its origin", { origin: "null" }, false],
	["of a browser that tells the relation only", { "sec-fetch-site": "cross-site" }, false],
	["from a sibling of the site", { "sec-fetch-site": "same-site" }, false],
	["of a browser that says it is the same", { "sec-fetch-site": "same-origin" }, true],
	[
		"from the site under a name that the server does not hear",
		{ "sec-fetch-site": "same-origin", origin: "https://www.nev.example.com" },
		true,
	],
	[
		"from the site, whose page hides its origin",
		{ "sec-fetch-site": "same-origin", origin: "null" },
		true,
	],
	[
		"from another site, by both words",
		{ "sec-fetch-site": "cross-site", origin: "https://evil.example.com" },
		false,
	],
	["of no browser", {}, true],
])("a request %s", (_what, headers, isOwn) => {
	const request = new Request("http://internal:3000/contact", { method: "POST", headers });
	expect(isSameOriginRequest(request, site)).toBe(isOwn);
});
