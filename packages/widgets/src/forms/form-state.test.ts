import { ApiError, type Created, type SendOptions } from "@nev/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { Draft } from "./draft.js";
import { createFormState, type FormOptions, type Submission } from "./form-state.js";

const schema = z.object({
	name: z.string().check(z.trim(), z.minLength(1, "Name is required")),
	email: z.string().check(z.minLength(1, "Email is required")),
});

type Input = z.infer<typeof schema>;

interface Sent extends SendOptions {
	body: unknown;
}

type Answer = () => Created | Promise<Created>;

const filled = { name: " Ada ", email: "ada@example.com" };

const taken: Answer = () => ({ id: 1 });
const lost: Answer = () => Promise.reject(new TypeError("Failed to fetch"));
const refusing = (fields: Record<string, string>): Answer => {
	return () => Promise.reject(new ApiError(422, "No", { error: "No", fields }));
};

/** A form whose API gives these answers one after the other, the last one for ever. */
function formWith(answers: Answer[], more: Partial<FormOptions<Input, unknown>> = {}) {
	const sent: Sent[] = [];
	const state = createFormState<Input, unknown>({
		schema,
		body: (input, spamSignals) => ({ ...input, ...spamSignals }),
		async send(body, options) {
			sent.push({ body, ...options });
			return (answers[sent.length - 1] ?? answers.at(-1) ?? taken)();
		},
		fields: { name: "name", fullName: "name", email: "email" },
		explain: (_, { message }) => message,
		...more,
	});
	return { state, sent, keys: () => sent.map(({ idempotencyKey }) => idempotencyKey) };
}

/** An answer that comes when the test says so. */
function later() {
	let arrive = (_: Created) => {};
	const answer = new Promise<Created>((resolve) => {
		arrive = resolve;
	});
	return { answer: () => answer, arrive: () => arrive({ id: 1 }) };
}

describe("a press", () => {
	test("sends what the schema has made of the fields, with a key", async () => {
		const { state, sent } = formWith([taken]);
		expect(await state.submit(filled, { fillTime: 5000 })).toEqual({
			kind: "sent",
			created: { id: 1 },
		});
		expect(sent).toHaveLength(1);
		expect(sent[0]?.body).toEqual({ name: "Ada", email: "ada@example.com", fillTime: 5000 });
		expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
		expect(state.status.value).toBe("sent");
	});

	test("with a wrong field sends nothing and says what is wrong", async () => {
		const { state, sent } = formWith([taken]);
		expect(await state.submit({ name: " ", email: "" })).toEqual({
			kind: "refused",
			errors: { name: "Name is required", email: "Email is required" },
		});
		expect(sent).toEqual([]);
		expect(state.status.value).toBe("idle");
	});

	test("while sending is ignored", async () => {
		const { answer, arrive } = later();
		const { state, sent } = formWith([answer]);
		const first = state.submit(filled);
		expect(state.status.value).toBe("sending");
		expect(await state.submit(filled)).toEqual({ kind: "ignored" });
		arrive();
		expect(await first).toMatchObject({ kind: "sent" });
		expect(sent).toHaveLength(1);
	});

	test("after it was sent is ignored, until something is edited", async () => {
		const { state, keys } = formWith([taken]);
		await state.submit(filled);
		expect(await state.submit(filled)).toEqual({ kind: "ignored" });
		state.edited("name");
		expect(await state.submit({ ...filled, name: "Grace" })).toMatchObject({ kind: "sent" });
		expect(new Set(keys()).size).toBe(2);
	});
});

describe("after a failure", () => {
	test("the same is sent with the same key", async () => {
		const { state, sent } = formWith([lost, lost, taken]);
		expect(await state.submit(filled, { fillTime: 5000 })).toMatchObject({ kind: "failed" });
		await state.submit(filled, { fillTime: 9000 });
		expect(await state.submit(filled, { fillTime: 12000 })).toMatchObject({ kind: "sent" });
		const [first, second, third] = sent.map(({ body, idempotencyKey }) => [body, idempotencyKey]);
		expect(second).toEqual(first);
		expect(third).toEqual(first);
	});

	test("an edit makes it another lead, with a key of its own", async () => {
		const { state, keys } = formWith([lost, taken]);
		await state.submit(filled);
		await state.submit({ ...filled, name: "Grace" });
		expect(new Set(keys()).size).toBe(2);
	});

	test("a tick of consent is an edit", async () => {
		const { state, keys } = formWith([lost, taken]);
		await state.submit(filled);
		await state.submit({ ...filled, consent: "I agree" });
		expect(new Set(keys()).size).toBe(2);
	});

	test("what was made on the way to sending fails like the sending itself", async () => {
		const { state } = formWith([taken], {
			body() {
				throw new Error("There is no such vehicle.");
			},
		});
		expect(await state.submit(filled)).toMatchObject({
			kind: "failed",
			error: { message: "There is no such vehicle." },
		});
		expect(state.status.value).toBe("idle");
	});
});

describe("without an answer", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	test("a press counts as failed after 20 seconds, and the retry keeps the key", async () => {
		const keys: (string | undefined)[] = [];
		const { state } = formWith([], {
			send: (_, { idempotencyKey, signal }) =>
				new Promise((resolve, reject) => {
					keys.push(idempotencyKey);
					if (keys.length > 1) resolve({ id: 1 });
					signal?.addEventListener("abort", () => reject(signal.reason));
				}),
		});
		const pressed = state.submit(filled);
		await vi.advanceTimersByTimeAsync(19_999);
		expect(state.status.value).toBe("sending");
		await vi.advanceTimersByTimeAsync(1);
		expect(await pressed).toMatchObject({ kind: "failed", error: { name: "TimeoutError" } });
		expect(await state.submit(filled)).toMatchObject({ kind: "sent" });
		expect(keys[1]).toBe(keys[0]);
		expect(vi.getTimerCount()).toBe(0);
	});
});

describe("what the API refuses", () => {
	test("is told at the form's own field", async () => {
		const { state } = formWith([refusing({ fullName: "No name", email: "No mail" })]);
		expect(await state.submit(filled)).toEqual({
			kind: "refused",
			errors: { name: "No name", email: "No mail" },
		});
		expect(state.errors.value).toEqual({ name: "No name", email: "No mail" });
	});

	test("of no field of the form is a failure", async () => {
		const { state } = formWith([refusing({ page: "Too long" })]);
		expect(await state.submit(filled)).toMatchObject({ kind: "failed", error: { status: 422 } });
		expect(state.errors.value).toEqual({});
	});

	test("is no longer told of a field that is edited", async () => {
		const { state } = formWith([refusing({ name: "No name", email: "No mail" })]);
		await state.submit(filled);
		state.edited("name");
		expect(state.errors.value).toEqual({ email: "No mail" });
	});

	test("before scripts were there stands in the form at first", () => {
		const { state } = formWith([taken], { errors: { fullName: "No name", page: "Too long" } });
		expect(state.errors.value).toEqual({ name: "No name" });
	});
});

describe("with a draft", () => {
	/** A draft that outlives the form, as the tab's storage outlives a page. */
	function keptDraft() {
		let kept: Submission | undefined;
		const draft: Draft = {
			values: () => ({}),
			initial: () => ({}),
			saveValues() {},
			submission: () => kept,
			saveSubmission(letter) {
				kept = letter;
			},
			clear() {
				kept = undefined;
			},
		};
		return { draft, kept: () => kept };
	}

	test("a retry after a reload keeps the key", async () => {
		const { draft } = keptDraft();
		const before = formWith([lost], { draft });
		await before.state.submit(filled);
		const after = formWith([taken], { draft });
		await after.state.submit(filled);
		expect(after.keys()).toEqual(before.keys());
	});

	test("what is edited after a reload is another lead", async () => {
		const { draft } = keptDraft();
		const before = formWith([lost], { draft });
		await before.state.submit(filled);
		const after = formWith([taken], { draft });
		await after.state.submit({ ...filled, name: "Grace" });
		expect(after.keys()).not.toEqual(before.keys());
	});

	test("nothing of it is left when it is sent", async () => {
		const { draft, kept } = keptDraft();
		const { state } = formWith([lost, taken], { draft });
		await state.submit(filled);
		expect(kept()).toBeDefined();
		await state.submit(filled);
		expect(kept()).toBeUndefined();
	});
});

test("after beginning anew the same words are another lead", async () => {
	const { state, keys } = formWith([taken]);
	await state.submit(filled);
	state.reset();
	await state.submit(filled);
	expect(new Set(keys()).size).toBe(2);
});
