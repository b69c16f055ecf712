import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepZipCode } from "./keep-zip-code.js";
import { readZipCode, zipCodeKey } from "./kept-zip-code.js";

const stored = new Map<string, string>();
const heard: unknown[] = [];
let mayKeep = true;
let cookie = "";

beforeEach(() => {
	const target = new EventTarget();
	target.addEventListener(zipCodeKey, (event) => heard.push((event as CustomEvent).detail));
	vi.stubGlobal("dispatchEvent", target.dispatchEvent.bind(target));
	vi.stubGlobal("document", {
		querySelector: () => (mayKeep ? {} : null),
		get cookie() {
			return cookie;
		},
	});
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
		removeItem: (key: string) => void stored.delete(key),
	});
});

afterEach(() => {
	vi.unstubAllGlobals();
	stored.clear();
	heard.length = 0;
	mayKeep = true;
	cookie = "";
});

it("keeps the last ZIP code for the tab, and tells the page of another one", () => {
	keepZipCode("85004");
	keepZipCode("85004");
	keepZipCode("33101");
	expect(readZipCode()).toBe("33101");
	keepZipCode(undefined);
	expect(readZipCode()).toBeUndefined();
	expect(heard).toEqual(["85004", "33101", null]);
});

it("keeps nothing of a visitor who opted out, whose page still hears of it", () => {
	keepZipCode("85004");
	mayKeep = false;
	keepZipCode("33101");
	expect(stored.size).toBe(0);
	expect(heard).toEqual(["85004", "33101"]);
});

it("keeps nothing of a visitor who opted out in another tab", () => {
	cookie = "nev-privacy=opt-out";
	keepZipCode("85004");
	expect(stored.size).toBe(0);
});

it("does without a browser that keeps nothing", () => {
	vi.stubGlobal("sessionStorage", undefined);
	keepZipCode("85004");
	expect(readZipCode()).toBeUndefined();
	expect(heard).toEqual(["85004"]);
});
