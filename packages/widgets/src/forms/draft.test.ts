import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraft } from "./draft.js";

const stored = new Map<string, string>();

beforeEach(() => {
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => stored.set(key, text),
		removeItem: (key: string) => stored.delete(key),
	});
});
afterEach(() => {
	stored.clear();
	vi.unstubAllGlobals();
});

const submission = { fingerprint: "Ada", key: "0a1b", body: { name: "Ada" } };

test("a reload finds the values and the submission of its key, until they are cleared", () => {
	const draft = createDraft("inquiry");
	draft.saveValues({ firstName: "Ada" }, { message: "Hello" });
	draft.saveSubmission(submission);
	draft.saveValues({ firstName: "Grace" }, { message: "Hello" });
	const reloaded = createDraft("inquiry");
	expect(reloaded.values()).toEqual({ firstName: "Grace" });
	expect(reloaded.initial()).toEqual({ message: "Hello" });
	expect(reloaded.submission()).toEqual(submission);
	expect(createDraft("contact").values()).toEqual({});
	reloaded.clear();
	expect(stored).toEqual(new Map());
});

test.each(["{ not JSON", "null", "7"])(
	"what another script has stored as %s is no draft",
	(text) => {
		stored.set("inquiry", text);
		expect(createDraft("inquiry").values()).toEqual({});
		expect(createDraft("inquiry").submission()).toBeUndefined();
	},
);

test("where the browser denies the storage, nothing is kept", () => {
	vi.stubGlobal("sessionStorage", undefined);
	const draft = createDraft("inquiry");
	draft.saveValues({ firstName: "Ada" }, {});
	expect(draft.values()).toEqual({});
});
