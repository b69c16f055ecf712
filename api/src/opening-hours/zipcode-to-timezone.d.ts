/** Types of the package, which has none. */
declare module "zipcode-to-timezone" {
	/** The IANA name of the time zone of a ZIP code with five digits. */
	export function lookup(zipCode: string): string | null;
}
