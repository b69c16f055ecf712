import type { ContactSubject } from "@nev/contract";
import { formatMiles, type LeadKind } from "@nev/contract/desk";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { type DealerNear, findNearestDealer } from "../dealerships/dealers-near.js";
import type { leads } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";

type LeadRow = Pick<typeof leads.$inferSelect, "kind" | "dealershipId" | "givenBackBy" | "payload">;

/** What `storeLead` adds to the payload of a lead that named no dealership and went to the nearest one. */
const routedSchema = z.object({ dealershipId: z.int(), miles: z.number() });

const zipCodeOf = ({ payload }: Pick<LeadRow, "payload">) =>
	typeof payload.zipCode === "string" ? payload.zipCode : "";

/** What a dealer can answer. Who wants to become one, or has a guarantee, writes to the company. */
const ofDealers: ReadonlySet<unknown> = new Set<ContactSubject>(["sales", "service", "financing"]);

/** Whether a lead that names no dealership may be the nearest one's. */
export function isForNearest(kind: LeadKind, subject: unknown): boolean {
	return kind === "inquiry" || (kind === "contact" && ofDealers.has(subject));
}

/** The nearest dealer to the sender of a lead that is for none, but for the one that has given it back. */
export async function nearestDealerOf(
	orm: Pick<Orm, "select">,
	lead: LeadRow,
): Promise<DealerNear | undefined> {
	const isForNone = lead.dealershipId === null && isForNearest(lead.kind, lead.payload.subject);
	return isForNone ? findNearestDealer(orm, zipCodeOf(lead), lead.givenBackBy) : undefined;
}

/** The same as a mail has it: `Gulf Carts, Naples, Florida, 12 miles`. */
export async function describeNearestDealer(
	orm: Pick<Orm, "select">,
	lead: LeadRow,
): Promise<string | undefined> {
	const nearest = await nearestDealerOf(orm, lead);
	if (!nearest) return undefined;
	const { id, name, city, state } = dealerships;
	const [dealer] = await orm
		.select({ name, city, state })
		.from(dealerships)
		.where(eq(id, nearest.id));
	return dealer && [...Object.values(dealer), formatMiles(nearest.miles)].join(", ");
}

/**
 * That a lead went to its dealer as the nearest one, and how far away that is. Undefined if the visitor named the
 * dealer, or an operator has handed it over since.
 *
 * @example describeRouting(lead, "You are") // "You are the nearest dealer, 12 miles from 34102"
 */
export function describeRouting(
	lead: Omit<LeadRow, "givenBackBy">,
	opening: "To" | "You are" = "To",
): string | undefined {
	const { data: routed } = routedSchema.safeParse(lead.payload.routed);
	if (!routed || routed.dealershipId !== lead.dealershipId) return undefined;
	return `${opening} the nearest dealer, ${formatMiles(routed.miles)} from ${zipCodeOf(lead)}`;
}
