import { afterEach, expect, it, vi } from "vitest";
import { pushEvent } from "./data-layer.js";

afterEach(() => vi.unstubAllGlobals());

it("pushes events in order", () => {
	const dataLayer: object[] = [];
	vi.stubGlobal("window", { dataLayer });
	vi.stubGlobal("document", { cookie: "" });
	vi.stubGlobal("navigator", {});
	pushEvent({ event: "nev:search", by: "text" });
	pushEvent({ event: "nev:dealer-select", dealership: 7 });
	expect(dataLayer).toEqual([
		{ event: "nev:search", by: "text" },
		{ event: "nev:dealer-select", dealership: 7 },
	]);
});

it("pushes nothing once the visitor opted out or sends Global Privacy Control", () => {
	const dataLayer: object[] = [];
	vi.stubGlobal("window", { dataLayer });
	vi.stubGlobal("document", { cookie: "theme=dark; nev-privacy=opt-out" });
	vi.stubGlobal("navigator", {});
	pushEvent({ event: "nev:page-view", path: "/faq" });
	vi.stubGlobal("document", { cookie: "" });
	vi.stubGlobal("navigator", { globalPrivacyControl: true });
	pushEvent({ event: "nev:page-view", path: "/faq" });
	expect(dataLayer).toEqual([]);
});

it("stores nothing without a tag manager", () => {
	const window = {};
	vi.stubGlobal("window", window);
	pushEvent({ event: "nev:page-view", path: "/faq" });
	expect(window).toEqual({});
});

it("does nothing on the server", () => {
	vi.stubGlobal("window", undefined);
	expect(() => pushEvent({ event: "nev:page-view", path: "/faq" })).not.toThrow();
});
