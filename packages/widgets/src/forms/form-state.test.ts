import {
	ApiError,
	type Challenge,
	type Created,
	type SendOptions,
	type SpamSignals,
} from "@nev/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { Draft, Submission } from "./draft.js";
import { createFormState, type FormOptions } from "./form-state.js";

const schema = z.object({
	name: z.string().check(z.trim(), z.minLength(1, "Name is required")),
	email: z.string().check(z.minLength(1, "Email is required")),
});

type Input = z.infer<typeof schema>;

type Body = Input & SpamSignals;

interface SentRequest extends SendOptions {
	body: unknown;
}

type Respond = () => Created | Promise<Created>;

const filled = { name: " Ada ", email: "ada@example.com" };

const accept: Respond = () => ({ id: 1 });
const networkError: Respond = () => Promise.reject(new TypeError("Failed to fetch"));
const reject = (fields: Record<string, string>): Respond => {
	return () =>
		Promise.reject(new ApiError(422, "No", { error: "No", code: "invalid-fields", fields }));
};

/** A form whose API returns these responses in order, and then repeats the last one. */
function formWith(responses: Respond[], overrides: Partial<FormOptions<Input, Body>> = {}) {
	const sent: SentRequest[] = [];
	const state = createFormState<Input, Body>({
		schema,
		body: (input, spamSignals) => ({ ...input, ...spamSignals }),
		async send(body, options) {
			sent.push({ body, ...options });
			return (responses[sent.length - 1] ?? responses.at(-1) ?? accept)();
		},
		fields: { name: "name", fullName: "name", email: "email" },
		explain: (_, { message }) => message,
		...overrides,
	});
	return { state, sent, keys: () => sent.map(({ idempotencyKey }) => idempotencyKey) };
}

/** A response that the test sends by calling `send`, or an error that it sends by `fail`. */
function deferred() {
	let send = (_: Created) => {};
	let fail = (_: Error) => {};
	const response = new Promise<Created>((...settle) => {
		[send, fail] = settle;
	});
	return { respond: () => response, send: () => send({ id: 1 }), fail };
}

describe("submitting", () => {
	test("sends the parsed values with an idempotency key", async () => {
		const { state, sent } = formWith([accept]);
		expect(await state.submit(filled, { fillTime: 5000 })).toEqual({
			kind: "sent",
			created: { id: 1 },
		});
		expect(sent).toHaveLength(1);
		expect(sent[0]?.body).toEqual({
			name: "Ada",
			email: "ada@example.com",
			fillTime: 5000,
			proof: "",
		});
		expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
		expect(state.status.value).toBe("sent");
	});

	test("sends nothing if a field is invalid, and returns the errors", async () => {
		const { state, sent } = formWith([accept]);
		expect(await state.submit({ name: " ", email: "" })).toEqual({
			kind: "invalid",
			errors: { name: "Name is required", email: "Email is required" },
		});
		expect(sent).toEqual([]);
		expect(state.status.value).toBe("idle");
	});

	test("is ignored while sending", async () => {
		const { respond, send } = deferred();
		const { state, sent } = formWith([respond]);
		const first = state.submit(filled);
		expect(state.status.value).toBe("sending");
		expect(await state.submit(filled)).toEqual({ kind: "ignored" });
		send();
		expect(await first).toMatchObject({ kind: "sent" });
		expect(sent).toHaveLength(1);
	});

	test("is ignored after the form was sent, until a field is edited", async () => {
		const { state, keys } = formWith([accept]);
		await state.submit(filled);
		expect(await state.submit(filled)).toEqual({ kind: "ignored" });
		state.markEdited("name");
		expect(await state.submit({ ...filled, name: "Grace" })).toMatchObject({ kind: "sent" });
		expect(new Set(keys()).size).toBe(2);
	});
});

describe("if the API doubts the sender", () => {
	/** Any hash starts with no bytes, so the first number is the solution. */
	const challenge: Challenge = {
		parameters: {
			...{ algorithm: "SHA-256", cost: 1, expiresAt: 2e9, keyLength: 32 },
			...{ keyPrefix: "", nonce: "00", salt: "00" },
		},
		signature: "00",
	};
	const doubt: Respond = () =>
		Promise.reject(new ApiError(428, "Prove it", { error: "Prove it", challenge }));

	test("the same request is sent again with a proof, while the form is checking", async () => {
		const { respond, send } = deferred();
		const { state, sent, keys } = formWith([doubt, respond]);
		const outcome = state.submit(filled, { fillTime: 300 });
		expect(state.status.value).toBe("sending");
		await expect.poll(() => sent).toHaveLength(2);
		expect(state.isChecking.value).toBe(true);
		send();
		expect(await outcome).toEqual({ kind: "sent", created: { id: 1 } });
		expect(state.status.value).toBe("sent");
		expect(state.isChecking.value).toBe(false);
		expect(sent.map(({ body }) => body)).toEqual([
			{ ...filled, name: "Ada", fillTime: 300, proof: "" },
			{ ...filled, name: "Ada", fillTime: 300, proof: expect.stringMatching(/^\w+=*$/) },
		]);
		expect(new Set(keys()).size).toBe(1);
	});

	test("a failure after the proof leaves the form as it was, and a retry keeps the key", async () => {
		const { state, keys } = formWith([doubt, networkError, accept]);
		expect(await state.submit(filled)).toMatchObject({ kind: "failed" });
		expect(state.status.value).toBe("failed");
		expect(await state.submit(filled)).toMatchObject({ kind: "sent" });
		expect(new Set(keys()).size).toBe(1);
	});
});

describe("with a honeypot that autofill has filled in", () => {
	const ask: Respond = () =>
		Promise.reject(
			new ApiError(428, "Again", { error: "Press again", code: "press-again-required" }),
		);
	const signals = { website: "https://ada.example.com", fillTime: 5000 };

	test("the visitor is asked to submit once more, which sends it without the honeypot, with the same key", async () => {
		const { state, sent, keys } = formWith([ask, networkError, accept]);
		expect(await state.submit(filled, signals)).toMatchObject({
			kind: "failed",
			error: { code: "press-again-required" },
		});
		expect(state.status.value).toBe("failed");
		expect(state.isChecking.value).toBe(false);
		await state.submit(filled, signals);
		expect(await state.submit(filled, signals)).toMatchObject({ kind: "sent" });
		const body = { name: "Ada", email: filled.email, fillTime: 5000, proof: "" };
		expect(sent.map((request) => request.body)).toEqual([
			{ ...body, website: signals.website, pressedAgain: false },
			{ ...body, pressedAgain: true },
			{ ...body, pressedAgain: true },
		]);
		expect(new Set(keys()).size).toBe(1);
	});

	test("the visitor is asked once for all that they send", async () => {
		const { state, sent } = formWith([ask, accept]);
		await state.submit(filled, signals);
		await state.submit({ ...filled, name: "Grace" }, signals);
		state.reset();
		await state.submit(filled, signals);
		expect(sent.slice(1).map(({ body }) => body)).toMatchObject([
			{ name: "Grace", pressedAgain: true },
			{ name: "Ada", pressedAgain: true },
		]);
	});
});

describe("after a failure", () => {
	test("a retry sends the same request with the same key", async () => {
		const { state, sent } = formWith([networkError, networkError, accept]);
		expect(await state.submit(filled, { fillTime: 5000 })).toMatchObject({ kind: "failed" });
		await state.submit(filled, { fillTime: 9000 });
		expect(await state.submit(filled, { fillTime: 12000 })).toMatchObject({ kind: "sent" });
		const [first, second, third] = sent.map(({ body, idempotencyKey }) => [body, idempotencyKey]);
		expect(second).toEqual(first);
		expect(third).toEqual(first);
	});

	test("an edit creates another lead with a new key", async () => {
		const { state, keys } = formWith([networkError, accept]);
		await state.submit(filled);
		await state.submit({ ...filled, name: "Grace" });
		expect(new Set(keys()).size).toBe(2);
	});

	test("an error while creating the body fails like an error while sending", async () => {
		const { state } = formWith([accept], {
			body() {
				throw new Error("There is no such vehicle.");
			},
		});
		expect(await state.submit(filled)).toMatchObject({
			kind: "failed",
			error: { message: "There is no such vehicle." },
		});
		expect(state.status.value).toBe("failed");
	});
});

describe("without a response", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	test("a submit fails after 20 seconds, and the retry keeps the key", async () => {
		const keys: (string | undefined)[] = [];
		const { state } = formWith([], {
			send: (_, { idempotencyKey, signal }) =>
				new Promise((resolve, reject) => {
					keys.push(idempotencyKey);
					if (keys.length > 1) resolve({ id: 1 });
					signal?.addEventListener("abort", () => reject(signal.reason));
				}),
		});
		const outcome = state.submit(filled);
		await vi.advanceTimersByTimeAsync(19_999);
		expect(state.status.value).toBe("sending");
		await vi.advanceTimersByTimeAsync(1);
		expect(await outcome).toMatchObject({ kind: "failed", error: { name: "TimeoutError" } });
		expect(await state.submit(filled)).toMatchObject({ kind: "sent" });
		expect(keys[1]).toBe(keys[0]);
		expect(vi.getTimerCount()).toBe(0);
	});
});

describe("field errors of the API", () => {
	test("appear at the form's own fields", async () => {
		const { state } = formWith([reject({ fullName: "No name", email: "No mail" })]);
		expect(await state.submit(filled)).toEqual({
			kind: "invalid",
			errors: { name: "No name", email: "No mail" },
		});
		expect(state.errors.value).toEqual({ name: "No name", email: "No mail" });
	});

	test("are one at a field for which there are two", async () => {
		const { state } = formWith([reject({ name: "First", fullName: "Second" })]);
		expect(await state.submit(filled)).toEqual({ kind: "invalid", errors: { name: "First" } });
	});

	test("are a failure if the form has no such field", async () => {
		const { state } = formWith([reject({ page: "Too long" })]);
		expect(await state.submit(filled)).toMatchObject({ kind: "failed", error: { status: 422 } });
		expect(state.errors.value).toEqual({});
	});

	test("disappear when their field is edited", async () => {
		const { state } = formWith([reject({ name: "No name", email: "No mail" })]);
		await state.submit(filled);
		state.markEdited("name");
		expect(state.errors.value).toEqual({ email: "No mail" });
	});

	test("from before the scripts loaded are the initial errors", () => {
		const { state } = formWith([accept], {
			errors: { fullName: { message: "No name" }, page: { message: "Too long" } },
		});
		expect(state.errors.value).toEqual({ name: "No name" });
	});
});

describe("with a draft", () => {
	/** A draft that outlives the form, as session storage outlives a page. */
	function memoryDraft() {
		let stored: Submission | undefined;
		const draft: Draft = {
			values: () => ({}),
			initial: () => ({}),
			saveValues() {},
			submission: () => stored,
			saveSubmission(submission) {
				stored = submission;
			},
			clear() {
				stored = undefined;
			},
		};
		return { draft, stored: () => stored };
	}

	test("a retry after a reload keeps the key", async () => {
		const { draft } = memoryDraft();
		const before = formWith([networkError], { draft });
		await before.state.submit(filled);
		const after = formWith([accept], { draft });
		await after.state.submit(filled);
		expect(after.keys()).toEqual(before.keys());
	});

	test("the draft is cleared when the form is sent", async () => {
		const { draft, stored } = memoryDraft();
		const { state } = formWith([networkError, accept], { draft });
		await state.submit(filled);
		expect(stored()).toBeDefined();
		await state.submit(filled);
		expect(stored()).toBeUndefined();
	});

	test("the draft of something else is kept", async () => {
		const { draft, stored } = memoryDraft();
		const { respond, send } = deferred();
		const { state } = formWith([respond], { draft });
		const outcome = state.submit(filled);
		state.changeSubject("another");
		send();
		await outcome;
		expect(stored()).toBeDefined();
	});
});

describe("about something else, while it is sending", () => {
	test("can be submitted at once, and a late answer changes nothing", async () => {
		const [before, next] = [deferred(), deferred()];
		const { state, sent } = formWith([before.respond, next.respond]);
		const first = state.submit(filled);
		state.changeSubject("another");
		expect(state.status.value).toBe("idle");
		const other = { ...filled, name: "Grace" };
		state.type(other);
		const second = state.submit(other);
		before.send();
		expect(await first).toMatchObject({ kind: "sent" });
		expect(state.status.value).toBe("sending");
		expect(state.values.value).toEqual(other);
		next.send();
		expect(await second).toMatchObject({ kind: "sent" });
		expect(state.status.value).toBe("sent");
		expect(sent).toHaveLength(2);
	});

	test.each<Error>([
		new TypeError("Failed to fetch"),
		new ApiError(422, "No", {
			error: "No",
			code: "invalid-fields",
			fields: { email: "No mail" },
		}),
	])("a late error is a failure that is not shown: $message", async (error) => {
		const { respond, fail } = deferred();
		const { state } = formWith([respond]);
		const outcome = state.submit(filled);
		state.changeSubject("another");
		fail(error);
		expect(await outcome).toEqual({ kind: "failed", error });
		expect(state.status.value).toBe("idle");
		expect(state.errors.value).toEqual({});
	});

	test("and then about the same again, is being sent until the answer is here", async () => {
		const { respond, send } = deferred();
		const { state, sent } = formWith([respond], { subject: "first" });
		const outcome = state.submit(filled);
		state.changeSubject("another");
		expect(state.status.value).toBe("idle");
		state.changeSubject("first");
		expect(state.status.value).toBe("sending");
		expect(await state.submit(filled)).toEqual({ kind: "ignored" });
		send();
		expect(await outcome).toMatchObject({ kind: "sent" });
		expect(state.status.value).toBe("sent");
		expect(sent).toHaveLength(1);
	});

	test("and then about the same again, after the answer, can be submitted", async () => {
		const { state, sent } = formWith([networkError, accept], { subject: "first" });
		const outcome = state.submit(filled);
		state.changeSubject("another");
		await outcome;
		state.changeSubject("first");
		expect(state.status.value).toBe("idle");
		expect(await state.submit(filled)).toMatchObject({ kind: "sent" });
		expect(sent).toHaveLength(2);
	});
});

test("after a reset, the same values create another lead", async () => {
	const { state, keys } = formWith([accept]);
	await state.submit(filled);
	state.reset();
	await state.submit(filled);
	expect(new Set(keys()).size).toBe(2);
});
