import { expect, it } from "vitest";
import { isSameOriginRequest } from "./same-origin-request.js";

const site = "https://nev.example.com";

it.each([
	["from the site", { origin: site }, true],
	["from the site's internal host", { origin: "https://internal:3000" }, true],
	["from another site", { origin: "https://evil.example.com" }, false],
	[
		"from a host that only starts with the same name",
		{ origin: "https://nev.example.com.evil.test" },
		false,
	],
	["from another port", { origin: "https://nev.example.com:8443" }, false],
	["from a page that hides its origin", { origin: "null" }, false],
	["marked as cross-site by the browser", { "sec-fetch-site": "cross-site" }, false],
	["from a sibling domain", { "sec-fetch-site": "same-site" }, false],
	["marked as same-origin by the browser", { "sec-fetch-site": "same-origin" }, true],
	[
		"from the site under a name that the server does not see",
		{ "sec-fetch-site": "same-origin", origin: "https://www.nev.example.com" },
		true,
	],
	[
		"from a page of the site that hides its origin",
		{ "sec-fetch-site": "same-origin", origin: "null" },
		true,
	],
	[
		"from another site, by both headers",
		{ "sec-fetch-site": "cross-site", origin: "https://evil.example.com" },
		false,
	],
	["without an origin, as from a script", {}, true],
])("a request %s", (_source, headers, isSameOrigin) => {
	const request = new Request("http://internal:3000/contact", { method: "POST", headers });
	expect(isSameOriginRequest(request, site)).toBe(isSameOrigin);
});
