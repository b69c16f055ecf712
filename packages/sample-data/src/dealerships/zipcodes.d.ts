/** The little that we read of the package `zipcodes`, which carries no types of its own. */
declare module "zipcodes/lib/codes.js" {
	type ZipCode = {
		zip: string;
		latitude: number;
		longitude: number;
		city: string;
		/** Postal abbreviation; also of territories and military mail. */
		state: string;
		country: string;
	};
	const data: { codes: Record<string, ZipCode> };
	export default data;
}
