import { expect, it } from "vitest";
import { pageRequest } from "./page-request.js";

const origin = "http://localhost:3000";

it.each([
	["/inventory/%E0%A4%A", "/inventory/%25E0%25A4%25A"],
	["/inventory/a%20b%", "/inventory/a%2520b%25"],
	["/%FF?q=%FF", "/%25FF?q=%FF"],
])("reads the malformed address %s to the letter", (path, read) => {
	const headers = { cookie: "nev-privacy=opt-out", "content-type": "text/plain" };
	const request = new Request(origin + path, { method: "POST", body: "words", headers });
	expect(pageRequest(request)).toMatchObject({ url: origin + read, method: "GET", body: null });
	expect(pageRequest(request).headers.get("cookie")).toBe("nev-privacy=opt-out");
});

it.each(["/inventory/d6-max-gt4", "/states/new%20york", "/?q=%E0%A4%A", "/caf%C3%A9"])(
	"leaves %s and what is sent to it as it is",
	(path) => {
		const request = new Request(origin + path, { method: "POST", body: "words" });
		expect(pageRequest(request)).toBe(request);
	},
);

it("asks for the page of a HEAD as of a GET", () => {
	const request = new Request(`${origin}/faq`, { method: "HEAD" });
	expect(pageRequest(request)).toMatchObject({ url: `${origin}/faq`, method: "GET" });
});
