declare module "zipcodes" {
	interface ZipCode {
		zip: string;
		latitude: number;
		longitude: number;
		city: string;
		/** Postal abbreviation; Canadian provinces too. */
		state: string;
	}

	const zipcodes: { codes: Record<string, ZipCode> };
	export default zipcodes;
}
