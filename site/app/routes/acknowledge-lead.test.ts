import { acknowledgePathOf } from "@nev/contract";
import { RouterContextProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { problems } from "../corrections/messages.js";
import { type PageContext, pageContext } from "../page/page-context.js";
import { action } from "./acknowledge-lead.js";

const acknowledge = vi.fn();
const giveBack = vi.fn();
const warn = vi.fn();

/** Presses a button on the page of a link, and returns the status with what the page is told. */
async function press(headers: Record<string, string> = {}, form?: Record<string, string>) {
	const origin = "https://nev.example.com";
	// A browser tells no origin of this page.
	const request = new Request(origin + acknowledgePathOf("7.1.a-code"), {
		method: "POST",
		headers: { origin: "null", ...headers },
		body: new URLSearchParams(form),
	});
	const context = new RouterContextProvider();
	const page = {
		...{ acknowledgements: { acknowledge, giveBack }, settings: { origin } },
		...{ clientAddress: "192.0.2.1", log: { warn } },
	};
	context.set(pageContext, page as unknown as PageContext);
	const answer = await action({ context, request } as unknown as Parameters<typeof action>[0]);
	return { status: answer.init?.status, ...answer.data };
}

it.each([
	["acknowledged", { status: 200, outcome: "acknowledged" }],
	["handed-over", { status: 200, outcome: "handed-over" }],
	["closed", { status: 200, outcome: "closed" }],
	["refused", { status: 410, outcome: "refused" }],
	["limited", { status: 429, problem: problems.limited }],
])("says what became of a lead: %s", async (outcome, answer) => {
	acknowledge.mockResolvedValue(outcome);
	expect(await press({ "sec-fetch-site": "same-origin" })).toEqual(answer);
	expect(await press()).toEqual(answer);
	expect(acknowledge).toHaveBeenLastCalledWith("7.1.a-code", "192.0.2.1");
});

it("takes no lead for a page of another site", async () => {
	acknowledge.mockClear();
	const answer = { status: 403, problem: problems.foreign };
	expect(await press({ "sec-fetch-site": "cross-site" })).toEqual(answer);
	expect(acknowledge).not.toHaveBeenCalled();
});

it("says that a lead cannot be taken now, and logs why", async () => {
	acknowledge.mockRejectedValue(new Error("no database"));
	expect(await press()).toEqual({ status: 503, problem: problems.unavailable });
	expect(warn).toHaveBeenCalledOnce();
});

const form = { answer: "give-back", reason: "distance", note: " We are in Naples.\r\n" };
const typed = { reason: form.reason, note: " We are in Naples.\n" };

it.each([
	["given-back", { status: 200, outcome: "given-back" }],
	["taken", { status: 200, outcome: "taken" }],
	["refused", { status: 410, outcome: "refused" }],
	["limited", { status: 429, problem: problems.limited, typed }],
])("says what became of a lead that is not for the dealer: %s", async (outcome, answer) => {
	giveBack.mockResolvedValue(outcome);
	acknowledge.mockClear();
	expect(await press({ "sec-fetch-site": "same-origin" }, form)).toEqual(answer);
	expect(giveBack).toHaveBeenLastCalledWith("7.1.a-code", "192.0.2.1", {
		reason: "distance",
		note: "We are in Naples.",
	});
	expect(acknowledge).not.toHaveBeenCalled();
});

it.each([
	["no reason", { answer: "give-back" }, 422, "Choose a reason."],
	["another reason", { ...form, reason: "x" }, 422, "Choose a reason."],
	["a long note", { ...form, note: "a".repeat(501) }, 422, "Write at most 500 characters."],
	["a form that is too long", { ...form, note: "a".repeat(70_000) }, 413, "The form is too long."],
])("gives no lead back with %s, and takes none", async (_, sent, status, problem) => {
	giveBack.mockClear();
	acknowledge.mockClear();
	expect(await press({}, sent)).toMatchObject({ status, problem });
	expect(giveBack).not.toHaveBeenCalled();
	expect(acknowledge).not.toHaveBeenCalled();
});

it("neither takes nor gives back a lead by a form that it cannot read", async () => {
	giveBack.mockClear();
	acknowledge.mockClear();
	const answer = await press({ "content-type": "text/plain" }, form);
	expect(answer).toMatchObject({ status: 415, problem: expect.stringContaining("urlencoded") });
	expect(giveBack).not.toHaveBeenCalled();
	expect(acknowledge).not.toHaveBeenCalled();
});

it("counts a line break of a note once", async () => {
	giveBack.mockResolvedValue("given-back");
	const note = `${"a\r\n".repeat(249)}aa`;
	expect(await press({}, { ...form, note })).toMatchObject({ status: 200 });
});

it("keeps what was typed if a lead cannot be given back now", async () => {
	giveBack.mockRejectedValue(new Error("no database"));
	expect(await press({}, form)).toEqual({ status: 503, problem: problems.unavailable, typed });
});
