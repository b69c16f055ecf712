import { afterEach, expect, it, vi } from "vitest";
import { pushEvent } from "./data-layer.js";

afterEach(() => vi.unstubAllGlobals());

it("tells the tag manager what was done, in order", () => {
	const dataLayer: object[] = [];
	vi.stubGlobal("window", { dataLayer });
	pushEvent({ event: "nev:search", by: "text" });
	pushEvent({ event: "nev:dealer-select", dealership: 7 });
	expect(dataLayer).toEqual([
		{ event: "nev:search", by: "text" },
		{ event: "nev:dealer-select", dealership: 7 },
	]);
});

it("keeps nothing where there is no tag manager", () => {
	const window = {};
	vi.stubGlobal("window", window);
	pushEvent({ event: "nev:page-view", path: "/faq" });
	expect(window).toEqual({});
});

it("does nothing on the server", () => {
	vi.stubGlobal("window", undefined);
	expect(() => pushEvent({ event: "nev:page-view", path: "/faq" })).not.toThrow();
});
