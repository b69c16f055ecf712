import { configDefaults } from "vitest/config";
import releaseOnly from "./release-only.json" with { type: "json" };
import { timeFactor } from "./time-factor.mjs";

/** Files that `npm test` leaves to `pnpm release`, which sets `TESTS`. */
const leftOut = process.env.TESTS === "release" ? [] : Object.keys(releaseOnly.unitTests);

/** What all unit tests run with. */
export const unitTests = {
	exclude: [...configDefaults.exclude, ...leftOut],
	// Long: a test that hangs is ended, and one on a busy machine is not.
	testTimeout: 300_000 * timeFactor,
	hookTimeout: 120_000 * timeFactor,
	expect: { poll: { timeout: 60_000 * timeFactor } },
	// The files of a package share a module graph. Loading it for each takes longer than its tests.
	isolate: false,
};
