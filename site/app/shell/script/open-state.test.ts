import { expect, test, vi } from "vitest";

test("one timer updates all elements on the page", async () => {
	vi.useFakeTimers({ now: new Date("2026-08-03T12:00Z") });
	const elements = new Map<string, new () => TestElement>();
	vi.stubGlobal("window", globalThis);
	vi.stubGlobal("HTMLElement", TestElement);
	vi.stubGlobal("customElements", { define: elements.set.bind(elements) });
	await import("./open-state.js");

	const OpenState = elements.get("open-state") ?? TestElement;
	const [first, second, third] = [new OpenState(), new OpenState(), new OpenState()];
	for (const element of [first, second, third]) element.connectedCallback?.();
	expect(vi.getTimerCount()).toBe(1);
	expect(first.textContent).toBe("Open until 12:01 PM");

	third.disconnectedCallback?.();
	vi.advanceTimersByTime(60_000);
	expect(first.textContent).toMatch(/^Closed/);
	expect(second.textContent).toBe(first.textContent);
	expect(third.textContent).toBe("Open until 12:01 PM");
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** What an element of the page has of a browser's. */
class TestElement {
	textContent = "";
	connectedCallback?(): void;
	disconnectedCallback?(): void;
	toggleAttribute() {}
	getAttribute() {
		const week = [{ days: [1], opens: "08:00", closes: "12:01" }];
		return JSON.stringify({ timeZone: "UTC", week, exceptions: [] });
	}
}
