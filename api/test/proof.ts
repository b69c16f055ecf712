import type { Challenge, SolvedChallenge } from "@nev/contract";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";

/** Solves a challenge with ALTCHA's own solver. */
export async function solve(challenge: Challenge): Promise<SolvedChallenge> {
	const solution = await solveChallenge({ challenge, deriveKey });
	if (!solution) throw new Error("The challenge has no solution.");
	return { challenge, solution };
}

/** A solved challenge as a sender sends it. */
export const proofOf = (solved: SolvedChallenge) => btoa(JSON.stringify(solved));
