declare module "zipcodes" {
	const zipcodes: {
		/** Takes the postal abbreviation. */
		lookupByState(state: string): { latitude: number; longitude: number }[];
	};
	export default zipcodes;
}
