import { afterEach, expect, test, vi } from "vitest";
import { inTests } from "./in-tests.js";

afterEach(() => vi.unstubAllGlobals());

test("in Storybook, a story stays as its args make it", async () => {
	const play = vi.fn();
	await inTests(play)({});
	expect(play).not.toHaveBeenCalled();
});

test("in the tests, its play function runs, and its error fails the story", async () => {
	vi.stubGlobal("__vitest_browser__", {});
	const context = {};
	const play = vi.fn().mockRejectedValue(new Error("not shown"));
	await expect(inTests(play)(context)).rejects.toThrow("not shown");
	expect(play).toHaveBeenCalledWith(context);
});
