const hoursByUnit: Readonly<Record<string, number>> = { h: 1, d: 24, w: 7 * 24 };

/** The hours of a length of time such as `12h`, `7d` or `2w`; undefined: it is none. */
export function hoursOf(text: string): number | undefined {
	const [, count, unit = ""] = /^(\d{1,5})([hdw])$/.exec(text) ?? [];
	const hours = hoursByUnit[unit];
	return hours && Number(count) * hours;
}
