import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startHydration } from "./early-press.js";

const hydrate = vi.fn();

function showPage(persisted: boolean): void {
	dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
}

beforeEach(() => {
	const target = new EventTarget();
	vi.stubGlobal("window", { nevEarlyPress: () => {} });
	for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const) {
		vi.stubGlobal(name, target[name].bind(target));
	}
});

afterEach(() => {
	vi.unstubAllGlobals();
	hydrate.mockReset();
});

test("a page is hydrated when its scripts have loaded", () => {
	startHydration(hydrate);
	expect(hydrate).toHaveBeenCalledOnce();
});

test("a page whose form is being sent is hydrated once the visitor comes back to it", () => {
	Object.assign(window, { nevEarlyPress: Object.assign(() => {}, { isSubmitted: true }) });
	startHydration(hydrate);
	showPage(false);
	expect(hydrate).not.toHaveBeenCalled();
	showPage(true);
	expect(hydrate).toHaveBeenCalledOnce();
	showPage(true);
	expect(hydrate).toHaveBeenCalledOnce();
});
