import type { HoursToken } from "./hours-tokens.js";

/** Its message, if any, says what to write instead. */
export class UnreadableHours extends Error {}

export const unclearTime = "Write AM or PM behind times, and months before days";

type Kind = HoursToken["kind"];
type TokenOf<K extends Kind> = Extract<HoursToken, { kind: K }>;
export type HoursReader = ReturnType<typeof createReader>;

/** Reads the parts of a text one after the other. */
export function createReader(tokens: readonly HoursToken[]) {
	let position = 0;
	return {
		/** Goes on to the next rule, of which separators can be left out. */
		hasMore() {
			while (this.take(",") || this.take(";"));
			return position < tokens.length;
		},
		isNext: (...kinds: readonly Kind[]) =>
			kinds.every((kind, index) => tokens[position + index]?.kind === kind),
		take<K extends Kind>(kind: K): TokenOf<K> | undefined {
			return tokens[position]?.kind === kind ? (tokens[position++] as TokenOf<K>) : undefined;
		},
		/** @throws {UnreadableHours} if something else comes */
		expect<K extends Kind>(kind: K): TokenOf<K> {
			const token = this.take(kind);
			if (!token) throw new UnreadableHours(this.isNext("number") ? unclearTime : "");
			return token;
		},
	};
}

/** "Sun - closed" */
export function isDashBeforeHours(reader: HoursReader): boolean {
	return (["time", "always", "open", "closed", "appointment"] as const).some((kind) =>
		reader.isNext("-", kind),
	);
}
