import { singleLineMaxLength } from "@nev/contract";

/** What a dealership is found by, in the database and in a file. */
export interface DealershipIdentity {
	readonly ref?: string | null | undefined;
	readonly membershipId?: string | null | undefined;
	readonly name: string;
	readonly address: string;
	readonly zipCode: string;
}

/** A dealership with its `identityKey` and its `streetKey`, which are equal if it has no suite. */
export interface KeyedIdentity extends DealershipIdentity {
	readonly key: string;
	readonly streetKey: string;
}

/** A dealership with its `identityKey` and its city. */
export type LocatedIdentity = Pick<KeyedIdentity, "key"> & { readonly city: string };

/** The abbreviations of the Postal Service for words that addresses have long or short. */
const abbreviations: Readonly<Record<string, string>> = {
	...{ street: "st", avenue: "ave", av: "ave", boulevard: "blvd", road: "rd", drive: "dr" },
	...{ lane: "ln", court: "ct", place: "pl", square: "sq", terrace: "ter", circle: "cir" },
	...{ highway: "hwy", parkway: "pkwy", pkway: "pkwy", expressway: "expy", freeway: "fwy" },
	...{ trail: "trl", turnpike: "tpke", route: "rte", mount: "mt", fort: "ft", saint: "st" },
	...{ north: "n", south: "s", east: "e", west: "w" },
	...{ northeast: "ne", northwest: "nw", southeast: "se", southwest: "sw" },
	...{ suite: "ste", building: "bldg", floor: "fl", apartment: "apt", number: "no" },
};

const unitNumber = "(?:[a-z]-?)?\\d[\\w-]*(?: [a-z])?|[a-z]";

/**
 * The words for a unit that stand for one another, where its number follows and a street precedes. A
 * captured letter may be taken for a direction.
 */
const unitWord = new RegExp(
	`(?<=\\w)(?:[\\s,.]+(?:suite|ste|unit|apartment|apt|number|no|space|spc|room|rm)(?![a-z])|[\\s,.]*#)[\\s.:#]*(?=([nsew]\\b)|(?:${unitNumber})(?!\\w))`,
	"gi",
);

/** What follows a street: `, Suite 100`, `# 4`, `, Bldg A, 3`. */
const units = new RegExp(
	`(?<=\\w)(?:[\\s,.]*(?:,|#|\\b(?:suite|ste|unit|apartment|apt|number|no|space|spc|room|rm|building|bldg|floor|fl|lot|bay|store|shop|kiosk)(?![a-z]))[\\s.:#]*(?:${unitNumber}))+\\s*$`,
	"i",
);

/**
 * The key that the same dealership has however it is written: case, accents, punctuation, `Street` or
 * `St`, `Suite 100` or `# 100`, and the last four digits of a nine-digit ZIP code do not matter. To make it
 * takes longer than all else that is done with a row of an import.
 */
export function identityKey({ name, address, zipCode }: DealershipIdentity): string {
	const street = shortened(address).replace(unitWord, (_, direction?: string) =>
		direction ? " unit " : " ",
	);
	return [words(name).join(" "), abbreviated(street), zipCode.slice(0, 5)].join("\n");
}

/** Whether two dealerships have neither the name nor the street nor the city in common. */
export function isElsewhere(one: LocatedIdentity, other: LocatedIdentity): boolean {
	const [name, street] = one.key.split("\n");
	const [otherName, otherStreet] = other.key.split("\n");
	return (
		name !== otherName &&
		street !== otherStreet &&
		abbreviated(one.city) !== abbreviated(other.city)
	);
}

/** The `identityKey` without the suite or another unit of the address. */
export function streetKey(identity: DealershipIdentity): string {
	return identityKey({ ...identity, address: shortened(identity.address).replace(units, "") });
}

/** Both keys, as one string if the address has no unit. */
export function identityKeys(
	identity: DealershipIdentity,
): Pick<KeyedIdentity, "key" | "streetKey"> {
	const key = identityKey(identity);
	return { key, streetKey: units.test(shortened(identity.address)) ? streetKey(identity) : key };
}

/** Whether two keys differ in their name and in their address. */
export function isOther(one: string, other: string): boolean {
	const [name, ...address] = one.split("\n");
	const [otherName, ...otherAddress] = other.split("\n");
	return name !== otherName && address.join("\n") !== otherAddress.join("\n");
}

/** The key that only one stored dealership has: an index of the database keeps it unique. */
export function exactKey({ name, address, zipCode }: DealershipIdentity): string {
	return [name.toLowerCase(), address.toLowerCase(), zipCode].join("\n");
}

/** What an address can be. To search a longer one for units takes seconds. */
function shortened(address: string): string {
	return address.slice(0, singleLineMaxLength);
}

/** A street or a city, in words that are abbreviated alike. */
function abbreviated(text: string): string {
	return words(text)
		.map((word) => abbreviations[word] ?? word)
		.join(" ");
}

const isAscii = /^[\0-\x7f]*$/;

function words(text: string): string[] {
	// The same, in a quarter of the time.
	if (isAscii.test(text)) {
		return text
			.toLowerCase()
			.replace(/[.,']/g, "")
			.split(/[^a-z0-9]+/)
			.filter(Boolean);
	}
	return text
		.normalize("NFKD")
		.toLowerCase()
		.replace(/[\p{M}.,'\u2019]/gu, "")
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);
}
