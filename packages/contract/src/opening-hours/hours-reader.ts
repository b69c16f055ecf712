import type { HoursToken } from "./hours-tokens.js";

/** What is wrong with hours, without their own words. Imports group by it. */
export type HoursCause =
	| "hours without AM or PM"
	| "hours from midnight to midnight"
	| "hours without times"
	| "hours with unknown words"
	| "hours with two meanings"
	| "hours of another time zone"
	| "hours that cannot be read";

/** Its message, if any, says what to write instead. */
export class UnreadableHours extends Error {
	readonly reason: HoursCause;

	constructor(message = "", reason: HoursCause = "hours that cannot be read") {
		super(message);
		this.reason = reason;
	}
}

export function unclearTime(): UnreadableHours {
	const message = "Write AM or PM behind times, and months before days";
	return new UnreadableHours(message, "hours without AM or PM");
}

type Kind = HoursToken["kind"];
type TokenOf<K extends Kind> = Extract<HoursToken, { kind: K }>;
export type HoursReader = ReturnType<typeof createReader>;

/** Reads the parts of a text one after the other. */
export function createReader(tokens: readonly HoursToken[]) {
	let position = 0;
	return {
		hasMore: () => position < tokens.length,
		/** What comes: one kind for each place, or any of some. */
		isNext: (...kinds: readonly (Kind | readonly Kind[])[]) =>
			kinds.every((kind, index) => {
				const next = tokens[position + index]?.kind;
				return next !== undefined && [kind].flat().includes(next);
			}),
		take<K extends Kind>(kind: K): TokenOf<K> | undefined {
			return tokens[position]?.kind === kind ? (tokens[position++] as TokenOf<K>) : undefined;
		},
		/** @throws {UnreadableHours} if something else comes */
		expect<K extends Kind>(kind: K): TokenOf<K> {
			const token = this.take(kind);
			if (!token) throw this.isNext("number") ? unclearTime() : new UnreadableHours();
			return token;
		},
	};
}
