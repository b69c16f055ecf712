import { type HoursToken, readTokens } from "./hours-tokens.js";

/** What names days. */
export const dayKinds = new Set<HoursToken["kind"]>([
	...(["weekdays", "daily", "holidays", "holiday", "month", "date"] as const),
]);

/** Whether a text about opening hours says on which days. `9 AM-5 PM` does not. */
export function namesDays(text: string): boolean {
	return readTokens(text).some(({ kind }) => dayKinds.has(kind));
}

/** Whether a text says after times that they are of another time zone. An unknown one, null, is another. */
export function namesOtherZone(text: string, timeZone: () => string | null): boolean {
	const zones = readTokens(text).flatMap((token) => (token.kind === "zone" ? token.value : []));
	if (zones.length === 0) return false;
	const own = startOfName(timeZone());
	return zones.some((zone) => zone !== own);
}

/** The start of a time zone's name in English, `e` of EST, which its summer time has too. */
function startOfName(timeZone: string | null): string | undefined {
	if (timeZone === null) return undefined;
	const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" });
	const parts = format.formatToParts(new Date("2026-01-01T12:00:00Z"));
	const name = parts.find(({ type }) => type === "timeZoneName")?.value.toLowerCase();
	return name?.replace(/st$/, "");
}
