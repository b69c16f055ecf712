import { uiMessages as messages } from "./messages.js";

/** A letter, a digit or a sign: somebody may have sent a name of spaces, or of what is not seen at all. */
const visible = /[^\p{C}\p{Z}\u2800\u3164\uffa0]/u;

/** The name of a person or a thing, or another text for one that nobody could see or press. */
export function seenName(name: string): string {
	return visible.test(name) ? name : messages.noName;
}
