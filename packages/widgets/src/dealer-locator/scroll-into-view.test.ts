import { signal } from "@preact/signals-react";
import { afterEach, expect, test, vi } from "vitest";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";

vi.mock("./load-after-search.js", () => ({ loadAfterSearch: vi.fn() }));
// Another file of tests may have loaded what this one mocks.
vi.resetModules();
const { loadAfterSearch } = await import("./load-after-search.js");
const { showResults } = await import("./scroll-into-view.js");

type AfterSearch = Awaited<ReturnType<typeof loadAfterSearch>>;

const load = vi.mocked(loadAfterSearch);
const scrollToStart = vi.fn();
const root = {} as HTMLElement;

afterEach(() => {
	vi.resetAllMocks();
});

function searched(status: "loading" | "ready") {
	const results = signal({ status });
	const locator = { results, mode: signal({}), isZipUnknown: signal(false) };
	showResults(locator as unknown as DealerLocatorState, root);
	return results;
}

test("results that change while the file loads scroll once", async () => {
	let finish = (_: AfterSearch) => {};
	load.mockImplementation(
		() =>
			new Promise((resolve) => {
				finish = resolve;
			}),
	);
	const results = searched("loading");
	results.value = { status: "ready" };
	results.value = { status: "ready" };
	finish({ scrollToStart } as unknown as AfterSearch);
	await vi.waitFor(() => expect(scrollToStart).toHaveBeenCalled());
	expect(scrollToStart).toHaveBeenCalledOnce();
	expect(load).toHaveBeenCalledOnce();
});

test("results that are there already scroll too", async () => {
	load.mockResolvedValue({ scrollToStart } as unknown as AfterSearch);
	searched("ready");
	await vi.waitFor(() => expect(scrollToStart).toHaveBeenCalledOnce());
});

test("a file that fails to load scrolls nothing and leaves no error", async () => {
	const handleError = vi.fn();
	process.once("unhandledRejection", handleError);
	load.mockRejectedValue(new Error("blocked"));
	const results = searched("ready");
	results.value = { status: "ready" };
	// Node reports rejections after the microtasks.
	await new Promise(setImmediate);
	process.off("unhandledRejection", handleError);
	expect(handleError).not.toHaveBeenCalled();
	expect(load).toHaveBeenCalledOnce();
});
