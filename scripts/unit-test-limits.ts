/** The time limits of unit tests. Long: a test that hangs is ended, and one on a busy machine is not. */
export const limits = {
	testTimeout: 120_000,
	hookTimeout: 120_000,
	expect: { poll: { timeout: 60_000 } },
};
