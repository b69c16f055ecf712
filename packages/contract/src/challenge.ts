import * as z from "zod/mini";

/**
 * A task that costs its solver a moment of computing, in ALTCHA's format (version 2 of its proof of work):
 * find the number after `salt` and `nonce` with which the SHA-256 hash starts with `keyPrefix`. All three
 * are hexadecimal.
 */
export const challengeSchema = z.object({
	parameters: z.object({
		algorithm: z.literal("SHA-256"),
		/** How often the hash is repeated. */
		cost: z.literal(1),
		/** Unix time in seconds. */
		expiresAt: z.int(),
		/** In bytes. */
		keyLength: z.int(),
		keyPrefix: z.string(),
		nonce: z.string(),
		salt: z.string(),
	}),
	signature: z.string(),
});

export type Challenge = z.infer<typeof challengeSchema>;

/** A solved challenge. Base64 of its JSON is the proof that a sender sends. */
export const solvedChallengeSchema = z.object({
	challenge: challengeSchema,
	solution: z.object({
		/** Hashed as an unsigned integer of 32 bits, most significant byte first. */
		counter: z.int(),
		/** The hash. */
		derivedKey: z.string(),
	}),
});

export type SolvedChallenge = z.infer<typeof solvedChallengeSchema>;
