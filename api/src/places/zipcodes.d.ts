declare module "zipcodes" {
	interface ZipCode {
		zip: string;
		latitude: number;
		longitude: number;
		city: string;
		/** The postal abbreviation of a state, a territory or a Canadian province. */
		state: string;
	}

	const zipcodes: { codes: Record<string, ZipCode> };
	export default zipcodes;
}
