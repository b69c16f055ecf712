import * as z from "zod/mini";
import { correctionFormSchema } from "../correction.js";
import { listingFields } from "../listing-fields.js";
import { dealershipFormSchema } from "../new-dealership.js";
import { optionalLine, timeZoneName } from "../text-fields.js";
import { regionNames } from "../us-states.js";
import type { Outdated, Written } from "./changes.js";
import { leadAddressesSchema, leadFormats } from "./lead-addresses.js";
import { bulkTargetSchema, pageQueryFields, searchText, seenRowSchema } from "./page.js";

/** Who sees a dealer: visitors, or nobody because it waits for review, was rejected, or was hidden. */
export const dealerVisibilities = ["visible", "pending", "rejected", "hidden"] as const;

/** What dealers are filtered by: who sees them, or `unreviewed` for visible ones that nobody has approved. */
export const dealerFilterVisibilities = [...dealerVisibilities, "unreviewed"] as const;

/** What dealers are sorted by. `id` is the order in which they were added. */
export const dealerSorts = ["name", "city", "state", "zipCode", "id"] as const;

/** Which dealers a list shows. */
export const dealerFilterSchema = z.object({
	/** Words of the name, the city, the ZIP code or the email address. */
	q: searchText,
	visibility: z.exactOptional(z.enum(dealerFilterVisibilities)),
	state: z.exactOptional(z.enum(regionNames)),
});

export type DealerFilter = z.infer<typeof dealerFilterSchema>;

export const dealerQuerySchema = z.extend(dealerFilterSchema, {
	...pageQueryFields,
	sort: z._default(z.enum(dealerSorts), "name"),
	order: z._default(z.enum(["asc", "desc"]), "asc"),
});

export type DealerQuery = z.infer<typeof dealerQuerySchema>;

/** A dealer as a list shows it. */
export const dealerRowSchema = z.object({
	id: z.int(),
	/** Changes whenever somebody changes the dealer, by whatever program. */
	version: z.string(),
	name: z.string(),
	city: z.string(),
	state: z.string(),
	zipCode: z.string(),
	phone: z.string(),
	email: z.string(),
	visibility: z.enum(dealerVisibilities),
	/** The day from which it is listed again: `2026-12-24`; null if it is not paused. */
	pausedUntil: z.nullable(z.string()),
});

export type DealerRow = z.infer<typeof dealerRowSchema>;

/** Who leads may be handed to. */
export const receiverQuerySchema = z.object({
	/** A place, or words of the name, the city, the ZIP code or the email address. */
	q: searchText,
	/** The ZIP code of the lead, from which distances are where `q` names no place. */
	zipCode: searchText,
});

/** A dealer that leads may be handed to. */
export const receiverSchema = z.extend(dealerRowSchema, {
	/** From the lead, or from the place that was searched for; null: one of them is at no known place. */
	miles: z.nullable(z.number()),
});

export type Receiver = z.infer<typeof receiverSchema>;

/** How far from a place dealers are searched for, in miles. */
export const receiverMiles = 250;

/** The dealers that leads may be handed to, the nearest first. */
export interface Receivers {
	readonly items: readonly Receiver[];
	/** Whether there are more. */
	readonly hasMore: boolean;
	/** The place around which these are; null: they are those with the words. */
	readonly place: string | null;
}

/** A distance for a person to read: `12 miles`. */
export function formatMiles(miles: number): string {
	const whole = Math.round(miles);
	if (whole === 0) return "less than a mile";
	return whole === 1 ? "1 mile" : `${whole} miles`;
}

/** Degrees, or null where the ZIP code locates the dealer. */
const degrees = (max: number) =>
	z.nullable(
		z
			.number("Give a number of degrees")
			.check(z.gte(-max, `Give -${max} to ${max}`), z.lte(max, `Give -${max} to ${max}`)),
	);

/**
 * What an operator edits, by the rules of the signup. A dealer in a territory or in the District has an
 * address, but no page for its state.
 */
export const dealerValuesSchema = z.extend(dealershipFormSchema, {
	state: z.enum(regionNames, "Give the full name of a state or a territory"),
	/** The operator's own id. An empty text removes it. */
	ref: optionalLine(),
	...listingFields,
	/** The IANA name of the time zone of its opening hours; null: that of its ZIP code. */
	timeZone: timeZoneName("Enter a time zone, such as America/Chicago"),
	/** The day from which it is listed again. An empty text ends a pause. */
	pausedUntil: correctionFormSchema.shape.pausedUntil,
	latitude: degrees(90),
	longitude: degrees(180),
	leadFormat: z.enum(leadFormats),
	/** Where leads are mailed besides `email`. */
	leadAddresses: leadAddressesSchema,
});

export type DealerValues = z.infer<typeof dealerValuesSchema>;

export type DealerField = keyof DealerValues;

export const dealerFields = Object.keys(dealerValuesSchema.shape) as DealerField[];

/** What is doubtful about a dealer's place. */
export type PlaceDoubt = "unknown-zip" | "zip-in-other-state" | "far-from-zip";

/** What is asked about a place before it is saved. What is no ZIP code, state or number is doubtful at most. */
export const placeQuerySchema = z.object({
	zipCode: z._default(z.string(), ""),
	state: z._default(z.string(), ""),
	latitude: z.exactOptional(z.coerce.number()),
	longitude: z.exactOptional(z.coerce.number()),
});

/** What the server knows of a place. */
export interface PlaceCheck {
	readonly doubts: readonly PlaceDoubt[];
	/** The middle of the ZIP code's area; null if it is unknown. */
	readonly zip: { readonly latitude: number; readonly longitude: number } | null;
}

/** A dealer in full. */
export interface Dealer {
	id: number;
	/** Changes whenever somebody changes the dealer, by whatever program. */
	version: string;
	values: DealerValues;
	visibility: (typeof dealerVisibilities)[number];
	/** When an operator approved it; null: it gets no mail yet. ISO 8601. */
	reviewedAt: string | null;
	/** Whether its email address is on the do-not-contact list. */
	isDoNotContact: boolean;
	/** Those of its further addresses that are on the list. */
	declinedAddresses: readonly string[];
	/** ISO 8601. */
	createdAt: string;
	doubts: PlaceDoubt[];
}

/**
 * An edit of the version that the operator saw: new values of some fields. Each is checked by its rule in
 * `dealerValuesSchema`; a field that is not edited may break it, as an import may lack an email address.
 */
export const dealerEditSchema = z.object({
	version: z.string(),
	values: z.partialRecord(z.enum(dealerFields), z.unknown()),
});

export type DealerEdit = z.infer<typeof dealerEditSchema>;

/** The texts of a form in which nothing is filled in yet. */
export const blankDealer = {
	...Object.fromEntries(dealerFields.map((field) => [field, ""])),
	leadFormat: "mail",
} as Readonly<Record<DealerField, string>>;

/** A new dealer: what of `blankDealer` was filled in. */
export const newDealerSchema = z.object({
	values: dealerEditSchema.shape.values,
	/** The dealers that it may be, as the operator was told, and is not. */
	distinctFrom: z._default(z.array(z.int()).check(z.maxLength(100)), []),
});

export type NewDealer = z.input<typeof newDealerSchema>;

/** A dealer that a new one may be. */
export interface LikelyDuplicate {
	readonly id: number;
	readonly name: string;
	/** `Naples, Florida` */
	readonly place: string;
	/** What the two share. */
	readonly reasons: readonly DuplicateReason[];
}

/** The answer 409 to a new dealer that may be one of these. It is not added. */
export interface LikelyDuplicates {
	readonly error: string;
	readonly duplicates: readonly LikelyDuplicate[];
}

/** What an operator does with dealers: `unhide` shows again what is hidden. */
export const dealerActions = ["approve", "reject", "hide", "unhide"] as const;

export type DealerAction = (typeof dealerActions)[number];

/** The longest reason that is mailed to a dealer, in characters. */
export const maxReasonLength = 2000;

export const mailedReason = z.exactOptional(
	z
		.string()
		.check(z.trim(), z.maxLength(maxReasonLength, `Write at most ${maxReasonLength} characters`)),
);

export const dealerActionSchema = z.object({
	action: z.enum(dealerActions),
	target: bulkTargetSchema(dealerFilterSchema),
	/** Dealers that must be as the operator saw them, as the other one of a pair. Otherwise nothing is done. */
	beside: z.exactOptional(z.array(seenRowSchema).check(z.maxLength(1))),
	/** Why dealers are rejected, which is mailed to them; empty or unset: nobody is told. */
	reason: mailedReason,
});

export type DealerActionRequest = z.infer<typeof dealerActionSchema>;

/** How many minutes after its approval a dealer is told, so that an approval can be undone first. */
export const approvalNoticeMinutes = 10;

/** Why a dealer that is approved is not told by mail. `before`: it was approved before. */
export const notToldReasons = ["sample", "adf", "no-email", "do-not-contact", "before"] as const;

export type NotToldReason = (typeof notToldReasons)[number];

/** What became of an action on dealers. */
export interface DealerActionResult extends Written {
	/** How many dealers were changed. */
	changed: number;
	/** How many were so already. */
	unchanged: number;
	outdated: Outdated<DealerRow>[];
	/** How many are to get a mail. */
	mailed: number;
	/** Why the other ones that were approved are not told. Empty if the desk tells nobody. */
	notTold: readonly NotToldReason[];
}

/** What two likely duplicates share. `address` is the name with ZIP code and street. */
export type DuplicateReason = "membership-id" | "phone" | "address";

/** One of two likely duplicates. */
export interface DuplicateSide {
	readonly dealer: Dealer;
	/** How many leads it was sent. */
	readonly leads: number;
}

/** Two likely duplicates that an operator tells apart. */
export const distinctSchema = z.object({
	/** The one that was added first. */
	first: z.int().check(z.positive(), z.lt(2 ** 31)),
	second: z.int().check(z.positive(), z.lt(2 ** 31)),
});

export type DistinctPair = z.infer<typeof distinctSchema>;

/** Two dealers that may be the same. */
export interface DuplicatePair {
	readonly reasons: readonly DuplicateReason[];
	/** The one that was added first, and the other. */
	readonly sides: readonly [DuplicateSide, DuplicateSide];
}

export const duplicateQuerySchema = z.object({
	/** From 1. */
	page: z._default(z.coerce.number().check(z.int(), z.positive(), z.lt(1e6)), 1),
});

/** A page of likely duplicates, the newest first. */
export interface DuplicatePage {
	readonly pairs: readonly DuplicatePair[];
	/** How many there are. */
	readonly count: number;
	/** How many pages. */
	readonly pages: number;
}
