import { expect, it } from "vitest";
import { seenName } from "./seen-name.js";

it("keeps names of every script, and replaces those that nobody could see or press", () => {
	for (const name of ["Gulf Carts", "李", "7", " =", "\u202eab"]) expect(seenName(name)).toBe(name);
	for (const name of ["", " \t", "\u00a0", "\u200b\u2060", "\u2800", "\u3164"])
		expect(seenName(name)).toBe("No name");
});
