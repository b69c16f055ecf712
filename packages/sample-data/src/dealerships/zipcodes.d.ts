/** Types for the part of `zipcodes` that we use; the package has none. */
declare module "zipcodes/lib/codes.js" {
	type ZipCode = {
		zip: string;
		latitude: number;
		longitude: number;
		city: string;
		/** Postal abbreviation. Includes territories and military mail. */
		state: string;
		country: string;
	};
	const data: { codes: Record<string, ZipCode> };
	export default data;
}
