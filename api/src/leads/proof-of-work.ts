import { createHmac, randomInt } from "node:crypto";
import { type Challenge, challengeSchema, solvedChallengeSchema } from "@nev/contract";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { hashBody, type IdempotentRequest } from "./idempotency.js";

/** A doubtful request must be sent again with the solution of this challenge. */
export class ChallengeError extends Error {
	override readonly name = "ChallengeError";
	readonly challenge: Challenge;

	constructor(challenge: Challenge) {
		super("The request needs a proof of work.");
		this.challenge = challenge;
	}
}

/**
 * Gives challenges to doubtful senders, and checks what they send back (ALTCHA, proof of work version 2).
 * A challenge holds for one request: its path, its idempotency key and its body. So a solution that is
 * sent twice finds its key taken, in every process, and no second lead is stored.
 */
export interface ProofOfWork {
	challengeFor(request: IdempotentRequest): Promise<Challenge>;
	/** Whether a proof solves a challenge that was given to this request and has not expired. */
	isProven(request: IdempotentRequest, proof: string): Promise<boolean>;
}

/** How long a challenge holds. A phone may be locked while it solves one. */
const lifetimeMs = 10 * 60 * 1000;

/** A solver tries half as many numbers on average: a tenth of a second, or a second on a slow phone. */
const maxCounter = 100_000;

/** @param readSecret what signs the challenges */
export function createProofOfWork(readSecret: () => Promise<string>): ProofOfWork {
	/** Only the same request has the same key, so a signature holds for no other. */
	async function signatureKeyOf(request: IdempotentRequest): Promise<string> {
		return createHmac("sha256", await readSecret())
			.update(hashBody(request))
			.digest("base64url");
	}

	return {
		async challengeFor(request) {
			const challenge = await createChallenge({
				algorithm: "SHA-256",
				cost: 1,
				counter: randomInt(maxCounter),
				deriveKey,
				expiresAt: new Date(Date.now() + lifetimeMs),
				hmacSignatureSecret: await signatureKeyOf(request),
			});
			return challengeSchema.parse(challenge);
		},
		async isProven(request, proof) {
			const solved = solvedChallengeSchema.safeParse(parse(proof));
			if (!solved.success) return false;
			const { verified } = await verifySolution({
				...solved.data,
				deriveKey,
				hmacSignatureSecret: await signatureKeyOf(request),
			});
			return verified;
		},
	};
}

function parse(proof: string): unknown {
	try {
		return JSON.parse(Buffer.from(proof, "base64").toString());
	} catch {
		return undefined;
	}
}
