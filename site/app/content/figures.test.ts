import { expect, it } from "vitest";
import { formatDealerCount } from "./figures.js";

it.each([
	[0, "0 dealers"],
	[1, "1 dealer"],
	[2, "2 dealers"],
	[1234, "1,234 dealers"],
])("formats %i as %s", (count, text) => {
	expect(formatDealerCount(count)).toBe(text);
});
