/** The words of the box that asks for a ZIP code. */
export const placeTexts = {
	label: "ZIP code",
	format: "Five digits, such as 34102",
	submit: "Find the nearest dealer",
	hint: "Kept in this tab only.",
	lookingUp: "Looking up the nearest dealer…",
	unknown: "We do not know this ZIP code.",
	failed: "Our server did not answer. The button leads to all dealers.",
	noDealer: "There is no dealer yet.",
	ask: "Ask this dealer",
};
