import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ask, refusalOf } from "./ask.js";
import { signIn } from "./session.js";
import { answerOtherTabs, token } from "./session-token.js";

const tabs: BroadcastChannel[] = [];

beforeEach(() => {
	const stored = new Map<string, string>();
	vi.stubGlobal("sessionStorage", {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, value: string) => stored.set(name, value),
		removeItem: (name: string) => stored.delete(name),
	});
	vi.stubGlobal("location", { hash: "", pathname: "/leads", search: "" });
	// The desk knows one session, and there is no proxy.
	vi.stubGlobal("fetch", async (_: string, { method, headers }: RequestInit) =>
		method === "GET" && new Headers(headers).get("x-desk-session") === "new"
			? Response.json({ name: "ada", hasMailServer: false })
			: Response.json({ error: "You are not signed in." }, { status: 401 }),
	);
});

afterEach(() => {
	for (const tab of tabs.splice(0)) tab.close();
	vi.unstubAllGlobals();
});

/** Another tab of the desk, whose session may have ended. */
function openTab(session: string): void {
	const tab = new BroadcastChannel("desk-session");
	tab.onmessage = () => tab.postMessage({ token: session });
	tabs.push(tab);
}

it("takes over the session of another tab, and none that has ended", async () => {
	openTab("old");
	openTab("new");
	expect(await signIn()).toBe(true);
	expect(token.read()).toBe("new");
});

it("signs nobody in where no other tab has a session", async () => {
	openTab("old");
	expect(await signIn()).toBe(false);
	expect(token.read()).toBeUndefined();
});

it("goes on with what was typed, once the operator has signed in again in another tab", async () => {
	token.write("old");
	const save = () => ask("session").then(() => ({ error: "" }), refusalOf);
	expect(await save()).toEqual({
		error: expect.stringMatching(/^You are not signed in any more.*sign in in another tab/),
		isCutOff: true,
	});
	expect(token.read()).toBe("old");
	openTab("new");
	expect(await save()).toEqual({ error: "" });
	expect(token.read()).toBe("new");
});

it("gives its session to a tab that asks, and nothing to one that does not", async () => {
	token.write("new");
	const answering = answerOtherTabs();
	const heard: unknown[] = [];
	const other = new BroadcastChannel("desk-session");
	tabs.push(answering, other);
	other.onmessage = ({ data }) => heard.push(data);
	other.postMessage("Is there a session?");
	other.postMessage("Anything else?");
	await vi.waitFor(() => expect(heard).toEqual([{ token: "new" }]));
});
