import { expect, test } from "vitest";
import { failureHint } from "./failure-hint.js";

const texts = {
	failedHint: "Please try again.",
	tooManyHint: { one: "Try again in {count} second.", other: "Try again in {count} seconds." },
};

test.each([
	[429, 1, "Try again in 1 second."],
	[429, 12, "Try again in 12 seconds."],
	[429, 0, "Please try again."],
	[503, 12, "Please try again."],
])("after %d with a pause of %d seconds: %s", (status, retryAfter, hint) => {
	expect(failureHint(Object.assign(new Error("no"), { status, retryAfter }), "en", texts)).toBe(
		hint,
	);
});
