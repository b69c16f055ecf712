import { expect, it } from "vitest";
import { normalizeRequest } from "./normalize-request.js";

const origin = "http://localhost:3000";

it.each([
	["/inventory/%E0%A4%A", "/inventory/%25E0%25A4%25A"],
	["/inventory/a%20b%", "/inventory/a%2520b%25"],
	["/%FF?q=%FF", "/%25FF?q=%FF"],
])("takes the malformed address %s literally, as a GET", (path, literalPath) => {
	const headers = { cookie: "nev-privacy=opt-out", "content-type": "text/plain" };
	const request = new Request(origin + path, { method: "POST", body: "text", headers });
	const normalized = normalizeRequest(request);
	expect(normalized).toMatchObject({ url: origin + literalPath, method: "GET", body: null });
	expect(normalized.headers.get("cookie")).toBe("nev-privacy=opt-out");
});

it.each(["/inventory/d6-max-gt4", "/states/new%20york", "/?q=%E0%A4%A", "/caf%C3%A9"])(
	"returns a POST to %s unchanged",
	(path) => {
		const request = new Request(origin + path, { method: "POST", body: "text" });
		expect(normalizeRequest(request)).toBe(request);
	},
);

it("turns a HEAD into a GET", () => {
	const request = new Request(`${origin}/faq`, { method: "HEAD" });
	expect(normalizeRequest(request)).toMatchObject({ url: `${origin}/faq`, method: "GET" });
});
