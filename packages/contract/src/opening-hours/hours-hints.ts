import { type HoursToken, readTokens } from "./hours-tokens.js";

const dayKinds = new Set<HoursToken["kind"]>([
	...(["weekdays", "daily", "holidays", "holiday", "month", "date"] as const),
]);

/** Whether a text about opening hours says on which days. `9 AM-5 PM` does not. */
export function namesDays(text: string): boolean {
	return readTokens(text).some(({ kind }) => dayKinds.has(kind));
}

/** The time zones that stand behind times, as the start of their names: `e` of `EST` and `Eastern Time`. */
export function namedTimeZones(text: string): readonly string[] {
	return readTokens(text).flatMap((token) => (token.kind === "zone" ? token.value : []));
}
