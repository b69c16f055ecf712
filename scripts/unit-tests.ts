import { configDefaults } from "vitest/config";
import releaseOnly from "./release-only.json" with { type: "json" };

/** Files that `npm test` leaves to `pnpm release`, which sets `TESTS`. */
const leftOut = process.env.TESTS === "release" ? [] : Object.keys(releaseOnly.unitTests);

/** What all unit tests run with. */
export const unitTests = {
	exclude: [...configDefaults.exclude, ...leftOut],
	// Long: a test that hangs is ended, and one on a busy machine is not.
	testTimeout: 120_000,
	hookTimeout: 120_000,
	expect: { poll: { timeout: 60_000 } },
	// The files of a package share a module graph. Loading it for each takes longer than its tests.
	isolate: false,
};
