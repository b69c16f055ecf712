/** The words of the box that asks for a ZIP code. */
export const placeTexts = {
	label: "ZIP code",
	format: "Five digits, such as 34102",
	submit: "Find the nearest dealer",
	hint: "Kept in this tab only.",
	lookingUp: "Looking up the nearest dealer…",
	unknown: "We couldn't find this ZIP code.",
	failed: "Our server didn't respond. Press the button to see all dealers.",
	noDealer: "There are no dealers yet.",
	ask: "Ask this dealer",
};
