import type { HoursTime } from "./hours-tokens.js";

const noon = 12 * 60;
const hour = 60;

/**
 * Reads `8-5` as 8 AM-5 PM: an office opens from 5 AM to 4 PM, and closes in the afternoon or at noon.
 *
 * @returns minutes after midnight; undefined if an office may have both halves of the day, as of `8-10`
 */
export function officeHours(from: HoursTime, to: HoursTime): readonly [number, number] | undefined {
	const opens = isOpenToDoubt(from) && from.value < 5 * hour ? from.value + noon : from.value;
	const closes = isOpenToDoubt(to) && to.value < noon ? to.value + noon : to.value;
	// "8-10", and "7-9 PM"
	const mayBeMorning = isOpenToDoubt(to) && opens < to.value && to.value < noon;
	const mayBeEvening = isOpenToDoubt(from) && opens < noon && opens + noon < closes;
	// "11-12" and "12-12" may end at midnight.
	const mayBeMidnight = to.value >= noon && to.value < 13 * hour && opens > 10 * hour;
	if (closes <= opens || closes > 24 * hour || mayBeMorning || mayBeEvening || mayBeMidnight)
		return undefined;
	return [opens, closes];
}

/** Whether it may be of either half of the day, as `8`, `8:00` and `10:00`, and not `08:00`. */
function isOpenToDoubt({ clock, value }: HoursTime): boolean {
	const isLong = clock === 24 && value >= 10 * hour && value < 13 * hour;
	return clock === "bare" || clock === "either" || isLong;
}
