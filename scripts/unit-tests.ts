/** What all unit tests run with. */
export const unitTests = {
	// Long: a test that hangs is ended, and one on a busy machine is not.
	testTimeout: 120_000,
	hookTimeout: 120_000,
	expect: { poll: { timeout: 60_000 } },
	// The files of a package share a module graph. Loading it for each takes longer than its tests.
	isolate: false,
};
