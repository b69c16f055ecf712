import { ApiError, type Challenge, type SolvedChallenge } from "@nev/contract";
import { sha256 } from "@noble/hashes/sha2.js";

/** How long a visitor waits for a solution, in milliseconds. A slow phone needs one or two seconds. */
const patienceMs = 10_000;

/** How long the main thread is busy at a stretch, in milliseconds, so that the page stays responsive. */
const sliceMs = 8;

/** How many hashes are computed between two looks at the clock. */
const batch = 100;

/**
 * Solves the challenge of an error, and posts the request again with the proof. If there is no solution in
 * time, or it is not accepted, the request is posted without one: the API then holds the lead for the
 * operator.
 */
export async function prove<Result>(
	{ body }: Pick<ApiError, "body">,
	post: (proof?: string) => Promise<Result>,
): Promise<Result> {
	const proof = body?.challenge && (await solve(body.challenge));
	if (!proof) return post();
	return post(proof).catch((error) => {
		if (error instanceof ApiError && error.status === 428) return post();
		throw error;
	});
}

/**
 * Returns the proof to send, if it is found in time. Needs neither a secure context, unlike `crypto.subtle`,
 * nor a worker, whose address the page's policy may refuse.
 */
async function solve(challenge: Challenge): Promise<string | undefined> {
	const { salt, nonce, keyPrefix } = challenge.parameters;
	const prefix = bytesOf(keyPrefix);
	const input = new Uint8Array([...bytesOf(salt), ...bytesOf(nonce), 0, 0, 0, 0]);
	const view = new DataView(input.buffer);
	const start = performance.now();
	let counter = 0;
	for (let now = start; now < start + patienceMs; ) {
		const sliceEnd = now + sliceMs;
		while (now < sliceEnd) {
			for (const batchEnd = counter + batch; counter < batchEnd; counter += 1) {
				view.setUint32(input.length - 4, counter);
				const hash = sha256(input);
				if (prefix.every((byte, index) => hash[index] === byte)) {
					return encode({ challenge, solution: { counter, derivedKey: hexOf(hash) } });
				}
			}
			now = performance.now();
		}
		await nextTask();
	}
	return undefined;
}

/** Lets the page handle input. Unlike a timer, a message is not delayed in a background tab. */
function nextTask(): Promise<void> {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(0);
	});
}

const encode = (solved: SolvedChallenge) => btoa(JSON.stringify(solved));

const bytesOf = (hex: string) =>
	Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

const hexOf = (bytes: Uint8Array) =>
	[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
