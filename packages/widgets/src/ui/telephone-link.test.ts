import { expect, test } from "vitest";
import { telephoneLink } from "./telephone-link.js";

test("a telephone link dials one number", () => {
	expect(telephoneLink("(239) 555-0142 x12 / (239) 555-0143")).toBe("tel:+12395550142;ext=12");
});
