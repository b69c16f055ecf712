import { afterEach, expect, it, vi } from "vitest";
import { ask, refusalOf } from "./ask.js";

afterEach(() => vi.unstubAllGlobals());

it.each([
	[200, /^You are not signed in any more/],
	[403, /^You are not signed in any more/],
	[413, /takes no file of this size/],
	[502, /^The desk does not answer/],
])("says what a page of a proxy with status %i means", async (status, message) => {
	const headers = { "content-type": "text/html; charset=utf-8" };
	vi.stubGlobal("fetch", async () => new Response("<h1>Proxy</h1>", { status, headers }));
	vi.stubGlobal("sessionStorage", { getItem: () => "token" });
	const { error } = await ask("imports").then(() => ({ error: "" }), refusalOf);
	expect(error).toMatch(message);
});
