/** Street names that are common in the US. */
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

const minNumber = 100;
const maxNumber = 9999;
const addressCount = streets.length * (maxNumber - minNumber + 1);

/** A prime that does not divide `addressCount`, so that its multiples reach every address once. */
const stride = 157_181;

/** A street name and a house number. */
export type StreetAddress = { number: number; street: string };

/**
 * Returns the address at an index in the shuffled list of all 405,900 addresses. Consecutive indexes
 * have different addresses, so the generator does not have to store the addresses it has used.
 */
export function streetAddress(index: number): StreetAddress {
	const shuffled = (index * stride) % addressCount;
	const street = streets[shuffled % streets.length] ?? streets[0];
	return { number: minNumber + Math.floor(shuffled / streets.length), street };
}
