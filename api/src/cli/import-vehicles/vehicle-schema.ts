import {
	reservedSlug,
	specificationDefaults,
	type Vehicle,
	vehicleCategories,
	vehicleSchema,
} from "@nev/contract";
import * as z from "zod/mini";

/** A vehicle as an operator gives it; the database gives it its id. */
export type NewVehicle = Omit<Vehicle, "id" | "isSample">;

/** What is wrong with one value: `price: must be above 0`. */
export type Problem = string;

const longestText = 5000;

const told = (issue: { input?: unknown }) =>
	issue.input === undefined ? "is missing" : "must be text";

function text() {
	return z
		.string({ error: told })
		.check(
			z.trim(),
			z.minLength(1, "is empty"),
			z.maxLength(longestText, `is longer than ${longestText} characters`),
		);
}

const truth = z.boolean("must be true or false");

const priceMessage = "must be a price in dollars above 0 and below 100,000,000, such as 8995";

/** The optional texts of each group; a group or a name that is not the contract's is a mistake. */
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

/** Stricter than the contract, which has to take what the database holds. */
const givenSchema = z.strictObject({
	/** Come with what the API has answered, and mean nothing here. */
	id: z.optional(z.unknown()),
	isSample: z.optional(z.unknown()),
	name: text(),
	slug: text().check(
		z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be of a-z, 0-9 and dashes, such as d6-max-gt4"),
		z.refine(
			(slug) => slug !== reservedSlug,
			`must not be ${reservedSlug}, which is the address of the featured vehicles`,
		),
	),
	description: text(),
	price: z
		.number({ error: (issue) => (issue.input === undefined ? "is missing" : priceMessage) })
		.check(z.positive(priceMessage), z.lt(100_000_000, priceMessage)),
	range: text(),
	category: z.enum(vehicleCategories, `must be one of ${vehicleCategories.join(", ")}`),
	series: text(),
	model: text(),
	imageUrl: text().check(
		z.regex(
			/^(https?:\/\/[^\s/]|\/(?!\/))\S*$/,
			"must be a web address, or a path on this server such as /api/images/d6-max-gt4.svg",
		),
	),
	features: z.array(text(), "must be a list of texts"),
	isAvailable: truth,
	isFeatured: truth,
	externalUrl: z.optional(text().check(z.regex(/^https?:\/\/[^\s/]\S*$/, "must be a web address"))),
	specifications,
});

const contractSchema = z.omit(vehicleSchema, { id: true, isSample: true });

/** Checks one vehicle; what may be left out is filled in first. */
export function parseVehicle(given: unknown): NewVehicle | Problem[] {
	if (typeof given !== "object" || given === null || Array.isArray(given)) {
		return ['must be a vehicle: {"name": …}'];
	}
	const { data, error } = givenSchema.safeParse({ ...defaultsFor(given), ...given });
	if (error) return error.issues.map(problemOf);
	const { id: _, isSample: __, ...vehicle } = data;
	return contractSchema.parse(JSON.parse(JSON.stringify(vehicle)));
}

function defaultsFor(given: object) {
	const name = "name" in given && typeof given.name === "string" ? given.name : undefined;
	return {
		features: [],
		isAvailable: true,
		isFeatured: false,
		specifications: {},
		...(name && { slug: slugOf(name) }),
	};
}

/** The address form of a name: `d6-max-gt4`. */
function slugOf(name: string): string {
	return name
		.normalize("NFD")
		.toLowerCase()
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

function problemOf({ path, message, ...issue }: z.core.$ZodIssue): Problem {
	if (issue.code === "unrecognized_keys") {
		return [...path, issue.keys.join(", ")].join(".").concat(": is not known");
	}
	return `${path.join(".")}: ${message}`;
}
