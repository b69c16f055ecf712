/** From Monday, the first day of a week in ISO 8601, as opening hours number them. */
export const weekdays = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const;
