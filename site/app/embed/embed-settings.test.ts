import { expect, it } from "vitest";
import { framePath, readEmbedSettings, writeEmbedSettings } from "./embed-settings.js";
import { widgetCatalog } from "./widget-catalog.server.js";

const read = (search: string) => readEmbedSettings(new URLSearchParams(search), widgetCatalog);

it("starts with the first widget, without attributes and with its own colors", () => {
	const settings = read("");
	expect(settings.widget.tag).toBe("nev-dealer-locator");
	expect(settings).toMatchObject({ attributes: {}, colors: {}, scheme: "light", width: "phone" });
	expect(writeEmbedSettings(settings, widgetCatalog)).toBe("");
});

it.each([
	"?state=Florida&zip=33101&radius=100&lang=es&nev-brand=%23123c7a&scheme=dark",
	"?widget=inquiry-form&vehicle=d6-max-gt4&dealership-id=12&dealers-of=Florida&for=wix",
	"?widget=financing-calculator&price=9995&sync-url=true&page=wordpress&width=desktop",
])("reads and writes %s", (search) => {
	expect(writeEmbedSettings(read(search), widgetCatalog)).toBe(search);
});

it.each([
	["an unknown widget", "?widget=zeppelin"],
	["a ZIP code of four digits", "?zip=3310"],
	["a radius that is no number", "?radius=far"],
	["a negative radius", "?radius=-1"],
	["a state that is none", "?state=Atlantis"],
	["an attribute of another widget", "?price=9995"],
	["a color that is none", "?nev-brand=red"],
	["a color that is not offered", "?nev-danger=%23ff0000"],
	["a color of the widget's own", "?nev-brand=%230E4A36"],
	["a text of 201 characters", `?widget=inquiry-form&consent-seller=${"a".repeat(201)}`],
	["dealers of a state that is none", "?dealers-of=Atlantis"],
	["a language that is none", "?lang=toString"],
	["a parameter that is none", "?gclid=1"],
])("ignores %s", (_what, search) => {
	expect(writeEmbedSettings(read(search), widgetCatalog)).toMatch(/^(\?widget=inquiry-form)?$/);
});

it("the frame's address has what is chosen for the widget only", () => {
	const settings = read("?zip=33101&nev-brand=%23123c7a&for=wix&width=desktop&scheme=both");
	expect(framePath(settings)).toBe(
		"/embed/frame/dealer-locator?zip=33101&nev-brand=%23123c7a&scheme=both",
	);
	expect(framePath(read(""), "wordpress")).toBe("/embed/frame/dealer-locator?page=wordpress");
	expect(framePath(read(""))).toBe("/embed/frame/dealer-locator");
});

it("keeps a color that the widget has of its own on the page of the other scheme", () => {
	const search = "?nev-brand=%230e4a36&scheme=dark";
	expect(writeEmbedSettings(read(search), widgetCatalog)).toBe(search);
	expect(read("?nev-brand=%237fd1ae").colors).toEqual({ "nev-brand": "#7fd1ae" });
	expect(read("?nev-brand=%237fd1ae&scheme=dark").colors).toEqual({});
});

it("a form that was rendered for another scheme has that one's colors, which nobody chose", () => {
	const settings = read("?scheme=dark&colors-of=light&nev-brand=%230e4a36&nev-accent=%23112233");
	expect(settings.colors).toEqual({ "nev-accent": "#112233" });
});

it.each([
	["dealer-locator", "zip", "3310", /five digits/],
	["dealer-locator", "radius", "ten", /number greater than 0/],
	["dealer-locator", "radius", "1e999", /number greater than 0/],
	["financing-calculator", "price", "9,995", /without commas/],
	["financing-calculator", "apply-url", "javascript:alert(1)", /https/],
	["inventory-grid", "vehicle-href", "https://example.com/carts", /\{slug\}/],
	["inventory-grid", "vehicle-href", "mailto:{slug}", /https/],
	["inventory-grid", "vehicle-href", "/carts/{slug}", /https/],
	["financing-calculator", "apply-url", "www.example.com", /https/],
	["financing-calculator", "apply-url", "https://", /https/],
	["inquiry-form", "consent-phone", "555-0100", /area code/],
	["inquiry-form", "consent-seller", "Gulf Coast Carts", /number you call from/],
	["inquiry-form", "consent-phone", "(239) 555-0142", /your company/],
	["inquiry-form", "consent-seller", "a".repeat(201), /200 characters/],
])(
	"the %s keeps an invalid %s of %s apart, and says what to enter",
	(widget, name, text, error) => {
		const settings = read(`?${new URLSearchParams({ widget, [name]: text })}`);
		expect(settings.attributes).toEqual({});
		expect(settings.invalid[name]).toEqual({ text, error: expect.stringMatching(error) });
	},
);

it.each([
	["inventory-grid", "vehicle-href", "https://example.com/carts/{slug}"],
	["financing-calculator", "apply-url", "http://example.com"],
	["dealer-locator", "radius", "12.5"],
])("the %s has the %s %s", (widget, name, text) => {
	const settings = read(`?${new URLSearchParams({ widget, [name]: text })}`);
	expect(settings).toMatchObject({ attributes: { [name]: text }, invalid: {} });
});

it("a form asks for consent with a company and its number, or not at all", () => {
	const search = "?widget=inquiry-form&consent-seller=Gulf+Coast+Carts&consent-phone=239";
	expect(read(search)).toMatchObject({
		attributes: {},
		invalid: {
			"consent-seller": { text: "Gulf Coast Carts" },
			"consent-phone": { text: "239", error: expect.stringMatching(/area code/) },
		},
	});
	const settings = read(`${search}-555-0142`);
	expect(settings.invalid).toEqual({});
	expect(Object.keys(settings.attributes)).toEqual(["consent-seller", "consent-phone"]);
});
