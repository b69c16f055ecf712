import { correctionFields } from "@nev/contract";
import { RouterContextProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { type PageContext, pageContext } from "../page/page-context.js";
import { action as askForLink } from "../routes/correct-listing.js";
import { loader as openForm } from "../routes/correction-form.js";
import { action as openLink } from "../routes/open-correction.js";
import { writeSession } from "./correction-session.js";
import { problems } from "./messages.js";
import { saveListing } from "./save-listing.js";

const origin = "https://nev.example.com";

const fields = {
	...Object.fromEntries(correctionFields.map((name) => [name, ""])),
	...{ dealership: "7", name: "Gulf Carts", address: "1 Fifth Avenue", city: "Naples" },
	...{ state: "Florida", zipCode: "34102", phone: "(239) 555-0199" },
	email: "owner@gulf.example.com",
};

/** The corrections of the API, which answer as a dealer expects it. */
const corrections = {
	requestLink: vi.fn(),
	open: vi.fn(),
	read: vi.fn(),
	save: vi.fn(),
};

const warn = vi.fn();

function context(): RouterContextProvider {
	vi.resetAllMocks();
	corrections.open.mockResolvedValue({ kind: "opened", session: "a-session" });
	corrections.save.mockResolvedValue({ kind: "live" });
	const provider = new RouterContextProvider();
	const page = { corrections, clientAddress: "192.0.2.1", settings: { origin }, log: { warn } };
	provider.set(pageContext, page as unknown as PageContext);
	return provider;
}

const session = (await writeSession("a-session", origin)).split(";")[0] ?? "";

const post = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
	new Request(origin + path, {
		method: "POST",
		body: new URLSearchParams(body),
		headers: { "sec-fetch-site": "same-origin", ...headers },
	});

/** What an action answers, as far as a test reads it. */
type Answer = Response | { readonly data: object; readonly init: ResponseInit | null };

function describeAnswer(answer: Answer) {
	return answer instanceof Response
		? { status: answer.status, location: answer.headers.get("location") }
		: { status: answer.init?.status, ...answer.data };
}

type Arguments = Parameters<typeof askForLink>[0] &
	Parameters<typeof openLink>[0] &
	Parameters<typeof openForm>[0];

/** What these actions and the loader read of their arguments. */
const argumentsOf = (provider: RouterContextProvider, request: Request) =>
	({ context: provider, request }) as unknown as Arguments;

const act = async (action: (args: Arguments) => Promise<Answer>, request: Request) =>
	describeAnswer(await action(argumentsOf(context(), request)));

const save = async (request: Request) => describeAnswer(await saveListing(context(), request));

const form = "/dealerships/correct/form";
const signedIn = { cookie: session };

it("asks for a link, and says the same for each dealer", async () => {
	const request = post("/dealerships/correct", { dealership: "7" });
	expect(await act(askForLink, request)).toEqual({
		status: 303,
		location: "/dealerships/correct?dealership=7&done=sent",
	});
	const [id, client, addressOf] = corrections.requestLink.mock.calls[0] ?? [];
	expect([id, client]).toEqual([7, "192.0.2.1"]);
	expect(addressOf(7, "secret")).toBe(
		`${origin}/dealerships/correct/open?dealership=7&token=secret`,
	);
});

it("asks for links by the address on file, and says the same for each address", async () => {
	const request = post("/dealerships/correct", { email: " owner@gulf.example.com " });
	expect(await act(askForLink, request)).toEqual({
		status: 303,
		location: "/dealerships/correct?done=sent",
	});
	const [asked, , addressOf] = corrections.requestLink.mock.calls[0] ?? [];
	expect(asked).toEqual({ email: "owner@gulf.example.com" });
	expect(addressOf(7, "secret")).toBe(
		`${origin}/dealerships/correct/open?dealership=7&token=secret`,
	);
});

it.each([
	[
		"of another site",
		{ "sec-fetch-site": "cross-site" },
		{ status: 403, problem: problems.foreign },
	],
	["that is no form", { "content-type": "text/plain" }, { status: 415 }],
])("mails no link for a request %s", async (_, headers, answer) => {
	const request = post("/dealerships/correct", { dealership: "7" }, headers);
	expect(await act(askForLink, request)).toMatchObject(answer);
	expect(corrections.requestLink).not.toHaveBeenCalled();
});

it.each(["", "0", "seven", "9999999999", "2147483648"])(
	"mails no link for %j",
	async (dealership) => {
		const answer = await act(askForLink, post("/dealerships/correct", { dealership }));
		expect(answer).toEqual({ status: 303, location: "/dealerships/correct" });
		expect(corrections.requestLink).not.toHaveBeenCalled();
	},
);

const link = "/dealerships/correct/open?dealership=7&token=secret";

it("spends a token, and keeps the session in a cookie that no script reads", async () => {
	const answer = await openLink(argumentsOf(context(), post(link, {})));
	expect(corrections.open).toHaveBeenCalledWith("secret", "192.0.2.1");
	if (!(answer instanceof Response)) throw new Error("It does not redirect.");
	expect([answer.status, answer.headers.get("location")]).toEqual([303, form]);
	expect(answer.headers.get("set-cookie")).toMatch(
		/^__Secure-nev-correction=\S+; Max-Age=3600; Path=\/dealerships\/correct; HttpOnly; Secure; SameSite=Strict$/,
	);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
});

it("spends no token for a page of another site", async () => {
	const request = post(link, {}, { "sec-fetch-site": "cross-site" });
	expect(await act(openLink, request)).toMatchObject({ status: 403, problem: problems.foreign });
	expect(corrections.open).not.toHaveBeenCalled();
});

it.each([
	[{ kind: "refused" }, { status: 410, problem: undefined }],
	[{ kind: "limited" }, { status: 429, problem: problems.limited }],
])("opens no form if a link is %o", async (opened, answer) => {
	const provider = context();
	corrections.open.mockResolvedValue(opened);
	const request = post(link, {});
	const got = describeAnswer(await openLink(argumentsOf(provider, request)));
	expect(got).toEqual({ dealershipId: 7, ...answer });
});

it("says that a link cannot be opened now, and logs why", async () => {
	const provider = context();
	corrections.open.mockRejectedValue(new Error("no database"));
	const request = post(link, {});
	const got = describeAnswer(await openLink(argumentsOf(provider, request)));
	expect(got).toEqual({ status: 503, dealershipId: 7, problem: problems.unavailable });
	expect(warn).toHaveBeenCalledOnce();
});

it("shows the form of a session, and 403 without one", async () => {
	const listing = { id: 7, name: "Gulf Carts" };
	const load = async (headers: Record<string, string>) => {
		const provider = context();
		corrections.read.mockResolvedValue(listing);
		const request = new Request(origin + form, { headers });
		return describeAnswer(await openForm(argumentsOf(provider, request)));
	};
	expect(await load(signedIn)).toEqual({ status: 200, listing });
	expect(corrections.read).toHaveBeenCalledWith("a-session");
	expect(await load({})).toEqual({ status: 403, listing: undefined });
	expect(corrections.read).not.toHaveBeenCalled();
});

it("saves a form, and redirects to what became of it", async () => {
	expect(await save(post(form, fields, signedIn))).toEqual({
		status: 303,
		location: "/dealerships/correct?dealership=7&done=live",
	});
	const [token, id, filledIn, client] = corrections.save.mock.calls[0] ?? [];
	expect([token, id, client]).toEqual(["a-session", 7, "192.0.2.1"]);
	expect(filledIn.form).toMatchObject({ phone: "(239) 555-0199", zipCode: "34102" });
});

it("says which fields the dealer has touched since the form was opened, also once it was given back", async () => {
	const shown = Object.fromEntries(
		Object.entries(fields).map(([name, text]) => [`shown-${name}`, text]),
	);
	const typed = { ...fields, ...shown, phone: "1", website: "gulf.example.com" };
	const rejected = await save(post(form, typed, signedIn));
	expect(rejected).toMatchObject({ shown: { phone: "(239) 555-0199", website: "" } });
	await save(post(form, { ...typed, phone: "(239) 555-0100" }, signedIn));
	const [, , filledIn] = corrections.save.mock.calls[0] ?? [];
	expect(filledIn.touched).toEqual(["phone", "website"]);
});

it("saves all fields of a form that was opened before forms told what they showed", async () => {
	const rejected = await save(post(form, { ...fields, phone: "1" }, signedIn));
	expect(rejected).toMatchObject({ status: 422, shown: {} });
	await save(post(form, fields, signedIn));
	const [, , filledIn] = corrections.save.mock.calls[0] ?? [];
	expect(filledIn.touched).toEqual(Object.keys(filledIn.form));
});

const expired = { status: 403, problem: problems.expired, isExpired: true };

it.each([
	[
		"of another site",
		fields,
		{ ...signedIn, "sec-fetch-site": "cross-site" },
		{ status: 403, problem: problems.foreign },
	],
	[
		"with a wrong value",
		{ ...fields, phone: "1" },
		signedIn,
		{ status: 422, errors: { phone: expect.any(String) } },
	],
	["without a session", fields, {}, expired],
	["without a dealership", { ...fields, dealership: "" }, signedIn, expired],
	["that is no form", fields, { ...signedIn, "content-type": "text/plain" }, { status: 415 }],
	["that is too long", { ...fields, name: "x".repeat(70_000) }, signedIn, { status: 413 }],
])("saves nothing of a form %s", async (_, body, headers, answer) => {
	expect(await save(post(form, body, headers))).toMatchObject(answer);
	expect(corrections.save).not.toHaveBeenCalled();
});

it.each([
	[
		{ kind: "invalid", errors: { zipCode: "Unknown" } },
		{ status: 422, errors: { zipCode: "Unknown" } },
	],
	[{ kind: "unchanged" }, { status: 422, problem: problems.unchanged }],
	[{ kind: "expired" }, expired],
	[{ kind: "limited" }, { status: 429, problem: problems.limited }],
])("gives back what was typed if it is not saved: %o", async (saved, answer) => {
	const provider = context();
	corrections.save.mockResolvedValue(saved);
	const got = describeAnswer(await saveListing(provider, post(form, fields, signedIn)));
	expect(got).toMatchObject({ dealershipId: 7, values: { phone: "(239) 555-0199" }, ...answer });
});

it("says that a form cannot be saved now, and logs why", async () => {
	const provider = context();
	corrections.save.mockRejectedValue(new Error("no database"));
	const got = describeAnswer(await saveListing(provider, post(form, fields, signedIn)));
	expect(got).toMatchObject({ status: 503, problem: problems.unavailable, dealershipId: 7 });
	expect(warn).toHaveBeenCalledOnce();
});
