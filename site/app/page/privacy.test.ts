import { expect, it } from "vitest";
import { resolvePrivacy } from "./privacy.js";

it.each([
	[false, "", "none"],
	[false, "a=b; nev-privacy=opt-out; c=d", "opt-out"],
	[false, "nev-privacy=opt-out", "opt-out"],
	[false, "a=b; __Host-nev-privacy=opt-out", "opt-out"],
	[false, "nev-privacy=", "none"],
	[false, "__Host-nev-privacy=", "none"],
	[false, "not-nev-privacy=opt-out", "none"],
	[false, "a=nev-privacy=opt-out", "none"],
	[true, "", "gpc"],
	[true, "nev-privacy=opt-out", "gpc"],
] as const)("GPC signal %s and cookies %j give %s", (hasGpcSignal, cookies, privacy) => {
	expect(resolvePrivacy(hasGpcSignal, cookies)).toBe(privacy);
});
