import { afterEach, expect, it, vi } from "vitest";
import { download } from "./download.js";

afterEach(() => vi.unstubAllGlobals());

it("saves no page of a proxy that wants the operator to sign in again", async () => {
	const page = new Response("<h1>Sign in</h1>", { headers: { "content-type": "text/html" } });
	vi.stubGlobal("fetch", async () => page);
	vi.stubGlobal("sessionStorage", { getItem: () => "token" });
	const click = vi.fn();
	vi.stubGlobal("document", { createElement: () => ({ click }) });
	await expect(download("leads/export", "leads.csv")).rejects.toMatchObject({ status: 401 });
	expect(click).not.toHaveBeenCalled();
});
