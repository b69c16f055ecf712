/** Settings under which requests reach as much of the API as possible. */
export const fuzzEnvironment = {
	TRUST_PROXY: "1",
	READS_PER_MINUTE: "1000000",
	// Otherwise each accepted dealership makes the lists longer.
	DEALERSHIP_REVIEW: "true",
};
