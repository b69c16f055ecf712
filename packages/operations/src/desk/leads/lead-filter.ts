import { isLeadOf, leads, type Orm } from "@nev/api/operations";
import type { LeadFilter } from "@nev/contract/desk";
import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { hasProblem } from "../../leads/lead-problem.js";
import { matchesLeadWords } from "../lists/search.js";

/** The condition for the leads of a dealer. One that does not exist has none. */
export const isForDealer = (dealer: number) => eq(leads.dealershipId, dealer);

/** What leads are filtered by. */
export type LeadConditions = {
	readonly [Name in keyof LeadFilter]?: LeadFilter[Name] | undefined;
};

/**
 * The condition for the leads of a filter, of the desk as of the command line.
 */
export function matchesLeads(
	orm: Pick<Orm, "select">,
	{ q, kind, stage, problem, dealer, email, campaign, since }: LeadConditions,
): SQL | undefined {
	return and(
		matchesLeadWords(q),
		kind && eq(leads.kind, kind),
		stage && eq(leads.stage, stage),
		problem && hasProblem(orm, problem),
		dealer === undefined ? undefined : isForDealer(dealer),
		email ? isLeadOf(email) : undefined,
		campaign ? sql`${leads.payload}->>'campaign' = ${campaign}` : undefined,
		since === undefined ? undefined : gte(leads.createdAt, new Date(since)),
	);
}
