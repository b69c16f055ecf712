import { acknowledgePathOf } from "@nev/contract";
import { RouterContextProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { problems } from "../corrections/messages.js";
import { type PageContext, pageContext } from "../page/page-context.js";
import { action } from "./acknowledge-lead.js";

const acknowledge = vi.fn();
const warn = vi.fn();

/** Presses the button on the page of a link, and returns the status with what the page is told. */
async function press(headers: Record<string, string> = {}) {
	const address = `https://nev.example.com${acknowledgePathOf("7.1.a-code")}`;
	const request = new Request(address, { method: "POST", headers });
	const context = new RouterContextProvider();
	const page = { acknowledgements: { acknowledge }, clientAddress: "192.0.2.1", log: { warn } };
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
