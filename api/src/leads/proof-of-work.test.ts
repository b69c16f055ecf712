import { type Challenge, errorBodySchema, type SolvedChallenge } from "@nev/contract";
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { contactMessage, inquiry, newDealership, post } from "../../test/leads.js";
import { proofOf, solve } from "../../test/proof.js";
import { openTestBackend } from "../../test/test-backend.js";

const backend = await openTestBackend({ LEADS_PER_MINUTE: "100000" });
afterAll(backend.close);

const { sql } = backend;

const stored = () => sql("select suspicion, payload from leads order by id");

afterEach(async () => {
	await sql("truncate leads, mails, lead_notes, idempotency_keys");
	await sql("delete from dealerships where email like '%gulfcarts%'");
	await backend.catalogue.refresh();
});

/** What the API asks a sender to solve. */
async function challengeIn(response: Response): Promise<Challenge> {
	expect(response.status).toBe(428);
	const { challenge } = errorBodySchema.parse(await response.json());
	if (!challenge) throw new Error("There is no challenge.");
	return challenge;
}

/** A form filled in faster than a person can, by a sender that can solve a challenge. */
const quick = { fillTime: 300, proof: "" };

describe.each([
	["/api/vehicle-inquiry", inquiry(quick)],
	["/api/contact", contactMessage(quick)],
	["/api/dealerships", newDealership(quick)],
] as const)("a doubtful lead to %s", (path, body) => {
	it("is stored and mailed once its sender has solved the challenge", async () => {
		const challenge = await challengeIn(await post(backend, path, body, "one"));
		expect(await stored()).toEqual([]);

		const proven = { ...body, proof: proofOf(await solve(challenge)) };
		const response = await post(backend, path, proven, "one");
		expect(response.status).toBe(201);
		const { proof: _, ...payload } = body;
		expect(await stored()).toEqual([{ suspicion: null, payload }]);
		expect(await sql("select state from mails")).toEqual([{ state: "waiting" }]);

		// The answer was lost, and the form sends the same again.
		const again = await post(backend, path, proven, "one");
		expect(await again.json()).toEqual(await response.json());
		expect(await stored()).toHaveLength(1);
	});

	it("is held if its sender cannot solve a challenge, or has no idempotency key", async () => {
		const { proof: _, ...silent } = body;
		expect((await post(backend, path, silent, "one")).status).toBe(201);
		await sql("delete from dealerships where email like '%gulfcarts%'");
		expect((await post(backend, path, body)).status).toBe(201);
		expect((await stored()).map(({ suspicion }) => suspicion)).toEqual(["quick", "quick"]);
		expect(await sql("select distinct state from mails")).toEqual([{ state: "held" }]);
	});
});

describe("a proof", () => {
	const path = "/api/contact";
	const body = contactMessage(quick);

	/** Sends a proof, and expects another challenge. */
	async function expectRefused(
		proof: string,
		{ to = path, as = body, key = "one" }: { to?: string; as?: object; key?: string } = {},
	): Promise<void> {
		const before = await stored();
		await challengeIn(await post(backend, to, { ...as, proof }, key));
		expect(await stored()).toEqual(before);
	}

	async function solved(): Promise<SolvedChallenge> {
		return solve(await challengeIn(await post(backend, path, body, "one")));
	}

	it("counts once: with another key it is refused", async () => {
		const proof = proofOf(await solved());
		expect((await post(backend, path, { ...body, proof }, "one")).status).toBe(201);
		await expectRefused(proof, { key: "two" });
	});

	it("holds for its own body and form", async () => {
		const proof = proofOf(await solved());
		await expectRefused(proof, { as: { ...body, message: "Buy our watches, all of them!" } });
		await expectRefused(proof, { to: "/api/vehicle-inquiry", as: inquiry(quick) });
	});

	it("expires after ten minutes", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		onTestFinished(() => void vi.useRealTimers());
		const proof = proofOf(await solved());
		vi.setSystemTime(Date.now() + 601_000);
		await expectRefused(proof);
		vi.setSystemTime(Date.now() - 61_000);
		expect((await post(backend, path, { ...body, proof }, "one")).status).toBe(201);
	});

	it("is refused if it is forged", async () => {
		const { challenge, solution } = await solved();
		const parameters = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 1 };
		const easy = await solve({
			parameters: { ...challenge.parameters, keyPrefix: "00" },
			signature: challenge.signature,
		});
		const wrong = { counter: solution.counter + 1, derivedKey: solution.derivedKey };
		const forgeries = [
			{ challenge: { ...challenge, parameters }, solution },
			{ challenge: { ...challenge, signature: "00" }, solution },
			easy,
			{ challenge, solution: wrong },
			{ challenge, solution: { ...solution, derivedKey: "00" } },
			{ challenge, solution: { ...solution, derivedKey: "no number" } },
			{ challenge, solution: { ...solution, counter: -1 } },
		];
		for (const forgery of forgeries) await expectRefused(proofOf(forgery));
		for (const text of ["x", "e30=", btoa("[".repeat(1000)), btoa('{"challenge":{}}'), "🛺"]) {
			await expectRefused(text);
		}
	});

	it("that is too long counts as none", async () => {
		expect((await post(backend, path, { ...body, proof: "x".repeat(2001) }, "one")).status).toBe(
			201,
		);
		expect(await stored()).toMatchObject([{ suspicion: "quick" }]);
	});

	it("does not help a lead in the trap, or for somebody who asked not to be contacted", async () => {
		const trapped = { ...body, website: "https://spam.example.com" };
		expect((await post(backend, path, trapped, "trapped")).status).toBe(201);
		await sql("insert into do_not_contact (email_hash) select keyed_email_hash($1)", [body.email]);
		onTestFinished(async () => void (await sql("truncate do_not_contact")));
		const proof = proofOf(await solved());
		expect((await post(backend, path, { ...body, proof }, "one")).status).toBe(201);
		expect((await stored()).map(({ suspicion }) => suspicion)).toEqual(["trap", "declined"]);
	});
});

it("a sender that has used more than half of its limit is doubtful", async () => {
	const limited = await openTestBackend({ LEADS_PER_MINUTE: "6" });
	onTestFinished(limited.close);
	const send = (key: string, signals: object) =>
		post(limited, "/api/contact", contactMessage(signals), key);
	const suspicions = () => limited.sql("select suspicion from leads order by id");

	for (const key of ["1", "2", "3"]) expect((await send(key, { proof: "" })).status).toBe(201);
	const challenge = await challengeIn(await send("4", { proof: "" }));
	const proof = proofOf(await solve(challenge));
	expect((await send("4", { proof })).status).toBe(201);
	expect((await send("5", { fillTime: undefined })).status).toBe(201);
	expect((await suspicions()).map(({ suspicion }) => suspicion)).toEqual([
		...[null, null, null, null],
		"frequent",
	]);
	expect((await send("6", { proof })).status).toBe(429);
});
