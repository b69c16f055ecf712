import type { NevInquiryFormElement } from "@nev/widgets/elements";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { zipCodeKey } from "../../place/kept-zip-code.js";
import { keepInquiry } from "./keep-inquiry.js";

const key = "inquiry/dealerships/7-gulf-carts";
const stored = new Map<string, string>();
let define = () => {};

beforeEach(() => {
	const defined = new Promise<void>((resolve) => {
		define = resolve;
	});
	vi.stubGlobal("location", { pathname: "/dealerships/7-gulf-carts" });
	vi.stubGlobal("customElements", { whenDefined: () => defined });
	vi.stubGlobal("sessionStorage", {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, value: string) => void stored.set(name, value),
		removeItem: (name: string) => void stored.delete(name),
	});
});

afterEach(() => {
	vi.unstubAllGlobals();
	stored.clear();
});

/** The form of a page that has just loaded. As in a browser, it has its methods once its script has arrived. */
function createForm() {
	const setValues = vi.fn();
	const form = Object.assign(new EventTarget(), { localName: "nev-inquiry-form" });
	const restored = keepInquiry(form as unknown as NevInquiryFormElement);
	return {
		setValues,
		type: (detail: object) => form.dispatchEvent(new CustomEvent("nev-values-change", { detail })),
		send: () => form.dispatchEvent(new CustomEvent("nev-submit")),
		async load() {
			Object.assign(form, { setValues });
			define();
			await restored;
		},
	};
}

it("restores what was typed once the element's script arrives, and keeps what is typed until it is sent", async () => {
	createForm().type({ firstName: "Ada", message: "" });
	const form = createForm();
	await form.load();
	expect(form.setValues).toHaveBeenCalledExactlyOnceWith({ firstName: "Ada", message: "" });
	form.type({ firstName: "Ada L." });
	expect(stored.get(key)).toContain("Ada L.");
	form.send();
	expect(stored.size).toBe(0);
});

it("restores nothing into a form that nobody has begun", async () => {
	const form = createForm();
	await form.load();
	expect(form.setValues).not.toHaveBeenCalled();
});

it.each([
	["as it was typed, also cleared", "85004", "85004", ""],
	["of a search since then", "85004", "33101", "33101"],
	["of the first search", undefined, "33101", "33101"],
	["as it was typed, where none is kept", "85004", undefined, ""],
])("restores the ZIP code %s", async (_, before, now, expected) => {
	if (before) stored.set(zipCodeKey, before);
	createForm().type({ firstName: "Ada", zipCode: "" });
	stored.delete(zipCodeKey);
	if (now) stored.set(zipCodeKey, now);
	const form = createForm();
	await form.load();
	expect(form.setValues).toHaveBeenCalledWith({ firstName: "Ada", zipCode: expected });
});
