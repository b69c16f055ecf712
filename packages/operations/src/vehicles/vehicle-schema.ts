import {
	reservedSlug,
	specificationDefaults,
	type Vehicle,
	vehicleCategories,
	vehicleSchema,
} from "@nev/contract";
import * as z from "zod/mini";

/** A vehicle without its id, which the database assigns, and its mark as a sample. */
export type NewVehicle = Omit<Vehicle, "id" | "isSample">;

/** What is wrong with one value. */
export interface Problem {
	/** Its column, and its field: `topSpeed` of `specifications.power.topSpeed`. */
	readonly column: string;
	/** Of the field: `specifications.power.topSpeed`; empty if it is the vehicle. */
	readonly path: string;
	/** `must be above 0` */
	readonly message: string;
}

const maxTextLength = 5000;

function text() {
	return z
		.string({ error: ({ input }) => (input === undefined ? "is missing" : "must be text") })
		.check(
			z.trim(),
			z.minLength(1, "is empty"),
			z.maxLength(maxTextLength, `is longer than ${maxTextLength} characters`),
		);
}

const trueOrFalse = z.boolean("must be yes or no, or in JSON true or false");

const priceMessage = "must be a price in dollars above 0 and below 100,000,000, such as 8995";

/** Optional texts by group. Groups and names that the contract does not have are rejected. */
const specifications = z.strictObject(
	Object.fromEntries(
		Object.entries(specificationDefaults).map(([group, names]) => [
			group,
			z.optional(
				z.strictObject(
					Object.fromEntries(Object.keys(names).map((name) => [name, z.optional(text())])),
				),
			),
		]),
	),
);

/** Stricter than the contract, which must accept what databases already contain. */
const inputSchema = z.strictObject({
	/** Ignored. Vehicles that were copied from a response of the API have them. */
	id: z.optional(z.unknown()),
	isSample: z.optional(z.unknown()),
	name: text(),
	slug: text().check(
		z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must consist of a-z, 0-9 and dashes, such as d6-max-gt4"),
		z.refine(
			(slug) => slug !== reservedSlug,
			`must not be ${reservedSlug}, which is the path of the featured vehicles`,
		),
	),
	description: text(),
	price: z
		.number({ error: ({ input }) => (input === undefined ? "is missing" : priceMessage) })
		.check(z.positive(priceMessage), z.lt(100_000_000, priceMessage)),
	range: text(),
	category: z.enum(vehicleCategories, `must be one of ${vehicleCategories.join(", ")}`),
	series: text(),
	model: text(),
	imageUrl: text().check(
		z.regex(
			/^(https?:\/\/[^\s/]|\/(?!\/))\S*$/,
			"must be a URL, or a path on this server such as /api/images/d6-max-gt4.svg",
		),
	),
	features: z.array(text(), "must be a list of texts"),
	isAvailable: trueOrFalse,
	isFeatured: trueOrFalse,
	externalUrl: z.optional(
		text().check(
			z.regex(/^https?:\/\/[^\s/]\S*$/, "must be a URL that begins with http:// or https://"),
		),
	),
	specifications,
});

/**
 * What is wrong with a new picture: the site's pages are https, and browsers show no picture of http there. One
 * that a vehicle has already stays.
 */
const insecurePicture =
	"must begin with https://, because browsers show no picture of an address with http:// on the site";

const isInsecure = (address: unknown) => /^http:/.test(String(address));

/**
 * Parses one value of a vehicle, by the name of its column: its value, or what is wrong with it. The text
 * of a specification is parsed as any other text.
 */
export function parseVehicleValue(
	column: string,
	value: unknown,
): { readonly value: unknown } | { readonly problem: string } {
	const shape: Readonly<Record<string, z.ZodMiniType>> = inputSchema.shape;
	const { data, error } = (shape[column] ?? text()).safeParse(value);
	if (error) return { problem: error.issues[0]?.message ?? "is not valid" };
	return column === "imageUrl" && isInsecure(data) ? { problem: insecurePicture } : { value: data };
}

const contractSchema = z.omit(vehicleSchema, { id: true, isSample: true });

/**
 * Parses a vehicle, with defaults for optional values. Returns what is wrong if it is invalid.
 *
 * @param stored the addresses of the pictures that vehicles have
 */
export function parseVehicle(input: unknown, stored: ReadonlySet<string>): NewVehicle | Problem[] {
	if (typeof input !== "object" || input === null || Array.isArray(input)) {
		return [{ column: "", path: "", message: 'must be a vehicle: {"name": …}' }];
	}
	const { data, error } = inputSchema.safeParse({ ...defaultsFor(input), ...input });
	if (error) return error.issues.map(describeIssue);
	const { id: _, isSample: __, ...vehicle } = data;
	if (isInsecure(vehicle.imageUrl) && !stored.has(vehicle.imageUrl)) {
		return [{ column: "imageUrl", path: "imageUrl", message: insecurePicture }];
	}
	// Removes optional values that are undefined, which the contract does not allow.
	return contractSchema.parse(JSON.parse(JSON.stringify(vehicle)));
}

function defaultsFor(input: object) {
	const name = "name" in input && typeof input.name === "string" ? input.name : undefined;
	return {
		features: [],
		isAvailable: true,
		isFeatured: false,
		specifications: {},
		...(name && { slug: slugOf(name) }),
	};
}

/** The slug of a name: `d6-max-gt4`. */
export function slugOf(name: string): string {
	return name
		.normalize("NFD")
		.toLowerCase()
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

function describeIssue({ path, message, ...issue }: z.core.$ZodIssue): Problem {
	const isUnknown = issue.code === "unrecognized_keys";
	const names = isUnknown ? [...path, issue.keys.join(", ")] : path;
	// A problem with one feature is one with the cell of all.
	const column = names.findLast((name) => typeof name === "string");
	return {
		column: String(column ?? ""),
		path: names.join("."),
		message: isUnknown ? "is unknown" : message,
	};
}
