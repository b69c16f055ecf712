import { createHash } from "node:crypto";
import { ApiError, type Challenge, solvedChallengeSchema } from "@nev/contract";
import { afterEach, expect, test, vi } from "vitest";
import { prove } from "./proof.js";

afterEach(() => void vi.restoreAllMocks());

const salt = "00".repeat(15);
const nonce = "ff".repeat(17);

function hashOf(counter: number): string {
	const bytes = Buffer.alloc(36);
	bytes.write(salt + nonce, "hex");
	bytes.writeUInt32BE(counter, 32);
	return createHash("sha256").update(bytes).digest("hex");
}

/** An API's answer with a challenge. */
function challengeWith(keyPrefix: string) {
	const challenge: Challenge = {
		parameters: {
			...{ algorithm: "SHA-256", cost: 1, expiresAt: 2e9, keyLength: 32 },
			...{ keyPrefix, nonce, salt },
		},
		signature: "signed",
	};
	const error = new ApiError(428, "No", { error: "No", challenge });
	return { challenge, error };
}

test("posts the solution of the challenge", async () => {
	const { challenge, error } = challengeWith(hashOf(3210).slice(0, 32));
	const post = vi.fn(async (_proof?: string) => "created");
	expect(await prove(error, post)).toBe("created");
	const [[proof] = []] = post.mock.calls;
	expect(solvedChallengeSchema.parse(JSON.parse(atob(proof ?? "")))).toEqual({
		challenge,
		solution: { counter: 3210, derivedKey: hashOf(3210) },
	});
	expect(post).toHaveBeenCalledTimes(1);
});

test("posts without a proof if there is none in time, or no challenge that it knows", async () => {
	let now = 0;
	vi.spyOn(performance, "now").mockImplementation(() => {
		now += 1000;
		return now;
	});
	const post = vi.fn(async (_proof?: string) => "held");
	expect(await prove(challengeWith("00".repeat(32)).error, post)).toBe("held");
	expect(await prove(new ApiError(428, "Who are you?"), post)).toBe("held");
	expect(post.mock.calls).toEqual([[], []]);
});

test("posts without a proof if the API does not accept it, and passes other errors on", async () => {
	const { error } = challengeWith(hashOf(1).slice(0, 32));
	const post = vi.fn(async (proof?: string) => {
		if (proof) throw error;
		return "held";
	});
	expect(await prove(error, post)).toBe("held");
	const offline = new TypeError("Failed to fetch");
	await expect(prove(error, () => Promise.reject(offline))).rejects.toBe(offline);
});

test("lets the page do its work in between", async () => {
	const { error } = challengeWith(hashOf(60_000).slice(0, 32));
	let turns = 0;
	const timer = setInterval(() => {
		turns += 1;
	});
	await prove(error, async () => "created");
	clearInterval(timer);
	expect(turns).toBeGreaterThan(1);
});
