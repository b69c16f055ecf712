import { expect, it } from "vitest";
import { imageOrigins } from "./image-origins.js";

const originsOf = (...urls: string[]) => imageOrigins(urls.map((imageUrl) => ({ imageUrl })));

it("are the origins of other servers, each once", () => {
	expect(
		originsOf(
			"/api/images/scout-4.svg",
			"https://Example.com/scout-4.png",
			"https://example.com/scout-6.png?size=2",
			"http://pictures.example.com:8080/scout-8.png",
		),
	).toEqual(["https://example.com", "http://pictures.example.com:8080"]);
});

it.each([
	"https://",
	"data:image/svg+xml,<svg/>",
	"https://example.com;sandbox/a.png",
	"https://example.com,example.org/a.png",
	"https://*/a.png",
])("leave out what a policy would read as more than an origin: %s", (url) => {
	expect(originsOf(url)).toEqual([]);
});
