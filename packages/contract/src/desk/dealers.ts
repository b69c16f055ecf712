import * as z from "zod/mini";
import { dealershipFormSchema } from "../new-dealership.js";
import { regionNames } from "../us-states.js";
import { pageQueryFields, searchText } from "./page.js";

/** Who sees a dealer: visitors, or nobody because it waits for review, was rejected, or was hidden. */
export const dealerVisibilities = ["visible", "pending", "rejected", "hidden"] as const;

/** What dealers are sorted by. `id` is the order in which they were added. */
export const dealerSorts = ["name", "city", "state", "zipCode", "id"] as const;

export const dealerQuerySchema = z.object({
	...pageQueryFields,
	/** Words of the name, the city, the ZIP code or the email address. */
	q: searchText,
	visibility: z.exactOptional(z.enum(dealerVisibilities)),
	state: z.exactOptional(z.enum(regionNames)),
	sort: z._default(z.enum(dealerSorts), "name"),
	order: z._default(z.enum(["asc", "desc"]), "asc"),
});

export type DealerQuery = z.infer<typeof dealerQuerySchema>;

/** A dealer as a list shows it. */
export const dealerRowSchema = z.object({
	id: z.int(),
	name: z.string(),
	city: z.string(),
	state: z.string(),
	zipCode: z.string(),
	phone: z.string(),
	email: z.string(),
	visibility: z.enum(dealerVisibilities),
});

export type DealerRow = z.infer<typeof dealerRowSchema>;

/** Degrees, or null where the ZIP code locates the dealer. */
const degrees = (max: number, message: string) =>
	z.nullable(z.number(message).check(z.gte(-max, message), z.lte(max, message)));

/** What an operator edits, by the rules of the signup. */
export const dealerValuesSchema = z
	.extend(dealershipFormSchema, {
		state: z.enum(regionNames, "State is required"),
		latitude: degrees(90, "Latitude is a number from -90 to 90"),
		longitude: degrees(180, "Longitude is a number from -180 to 180"),
		leadFormat: z.enum(["mail", "adf"]),
	})
	.check(
		z.refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
			error: "Give both coordinates, or neither",
			path: ["longitude"],
		}),
	);

export type DealerValues = z.infer<typeof dealerValuesSchema>;

export type DealerField = keyof DealerValues;

export const dealerFields = Object.keys(dealerValuesSchema.shape) as DealerField[];

/** What is doubtful about a dealer's place. */
export const placeDoubts = ["unknown-zip", "zip-in-other-state", "far-from-zip"] as const;

/** A dealer in full. */
export const dealerSchema = z.object({
	id: z.int(),
	/** Changes whenever somebody changes the dealer, by whatever program. */
	version: z.string(),
	values: dealerValuesSchema,
	visibility: z.enum(dealerVisibilities),
	/** When an operator approved it; null: it gets no mail yet. ISO 8601. */
	reviewedAt: z.nullable(z.string()),
	/** ISO 8601. */
	createdAt: z.string(),
	doubts: z.array(z.enum(placeDoubts)),
});

export type Dealer = z.infer<typeof dealerSchema>;

/** An edit of the version that the operator saw. */
export const dealerEditSchema = z.object({
	version: z.string(),
	values: dealerValuesSchema,
});

export type DealerEdit = z.infer<typeof dealerEditSchema>;

/** The answer 409 to an edit of a version that is not the present one. */
export const dealerConflictSchema = z.object({
	error: z.string(),
	current: dealerSchema,
});

export type DealerConflict = z.infer<typeof dealerConflictSchema>;
