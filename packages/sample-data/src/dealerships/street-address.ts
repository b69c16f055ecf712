/** Streets that many towns have, so that none looks out of place. */
const streets = [
	"Main Street",
	"Commerce Drive",
	"Maple Avenue",
	"Railroad Avenue",
	"Lincoln Avenue",
	"Market Street",
	"Oak Street",
	"Industrial Parkway",
	"Church Street",
	"Park Avenue",
	"Washington Street",
	"Depot Street",
	"Elm Street",
	"Broadway",
	"Center Street",
	"Franklin Street",
	"Cedar Lane",
	"Jefferson Avenue",
	"Mill Road",
	"Pine Street",
	"Old Town Road",
	"Madison Street",
	"Walnut Street",
	"Enterprise Way",
	"School Street",
	"Jackson Avenue",
	"Highland Avenue",
	"Front Street",
	"Chestnut Street",
	"Corporate Drive",
	"Spring Street",
	"Monroe Street",
	"College Avenue",
	"Sunset Drive",
	"Prospect Street",
	"Trade Center Drive",
	"Willow Lane",
	"Union Street",
	"Fairground Road",
	"Magnolia Avenue",
	"Central Avenue",
] as const;

const lowestNumber = 100;
const highestNumber = 9999;
const addressCount = streets.length * (highestNumber - lowestNumber + 1);

/** A prime that does not divide `addressCount`, so that its steps meet every address once. */
const stride = 157_181;

/** A street and a number on it. */
export type StreetAddress = { number: number; street: string };

/**
 * The address at a place in the row of all street addresses, shuffled. Any 405,900 places in a row
 * have as many addresses, so that nothing has to be remembered to keep dealers apart.
 */
export function streetAddress(place: number): StreetAddress {
	const shuffled = (place * stride) % addressCount;
	const street = streets[shuffled % streets.length] ?? streets[0];
	return { number: lowestNumber + Math.floor(shuffled / streets.length), street };
}
