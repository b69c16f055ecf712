import { expect, it } from "vitest";
import { resolvePrivacy } from "./privacy.js";

it.each([
	[false, "", "none"],
	[false, "a=b; nev-privacy=opt-out; c=d", "opt-out"],
	[false, "nev-privacy=opt-out", "opt-out"],
	[false, "nev-privacy=", "none"],
	[false, "not-nev-privacy=opt-out", "none"],
	[false, "a=nev-privacy=opt-out", "none"],
	[true, "", "gpc"],
	[true, "nev-privacy=opt-out", "gpc"],
] as const)("with signal %s and cookies %j it is %s", (signal, cookies, privacy) => {
	expect(resolvePrivacy(signal, cookies)).toBe(privacy);
});
