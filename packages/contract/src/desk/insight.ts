import * as z from "zod/mini";

/** The periods that can be looked at, in days up to today. */
export const insightPeriods = [30, 90, 365, 730] as const;

/** How many pages, hosts, campaigns or dealers are listed: those with the most leads. */
export const maxLeadCounts = 1000;

/** Which period. Another one in an address is the first. */
export const insightQuerySchema = z.object({
	days: z.catch(z.pipe(z.coerce.number(), z.literal(insightPeriods)), insightPeriods[0]),
});

/** A number of leads, of a day, a state, a dealer, a page, a host or a campaign. */
export const leadCountSchema = z.object({
	/** `2026-11-24`, a state, a dealer's name, a host, a host with a path, or a campaign; empty: none is known. */
	name: z.string(),
	leads: z.int(),
});

export type LeadCount = z.infer<typeof leadCountSchema>;

/** The searches for dealers from one area. */
export const areaSearchesSchema = z.object({
	/** The full name of a state, a territory or the District of Columbia. */
	state: z.string(),
	/** The first three digits of its ZIP codes. */
	zip3: z.string(),
	searches: z.int(),
	/** Those with no dealer within their radius. */
	foundNobody: z.int(),
});

export type AreaSearches = z.infer<typeof areaSearchesSchema>;

/** How a dealer answers the leads of a period that are stored. */
export const dealerAnswersSchema = z.object({
	id: z.int(),
	/** Empty: it is removed. */
	name: z.string(),
	/** Those that are for it, and those that it has given back. */
	leads: z.int(),
	/** Those that somebody has taken or answered since they are for it. */
	taken: z.int(),
	/** For how many minutes it was open until one was taken, the median; null: none was. */
	openMinutes: z.nullable(z.int()),
	givenBack: z.int(),
});

export type DealerAnswers = z.infer<typeof dealerAnswersSchema>;

/** Leads and searches of a period, as sums. */
export const insightSchema = z.object({
	/** False: nothing is counted, and all lists are empty. */
	isOn: z.boolean(),
	/** The first and the last day, in UTC. */
	from: z.string(),
	to: z.string(),
	leads: z.object({
		/** Each day of the period. */
		days: z.array(leadCountSchema),
		/** Those below have the most first. */
		states: z.array(leadCountSchema),
		dealers: z.array(z.extend(leadCountSchema, { id: z.nullable(z.int()) })),
		hosts: z.array(leadCountSchema),
		pages: z.array(leadCountSchema),
		campaigns: z.array(leadCountSchema),
	}),
	/** The dealers with the most leads first. */
	answers: z.array(dealerAnswersSchema),
	/** Where most found nobody first. */
	searches: z.array(areaSearchesSchema),
});

export type Insight = z.infer<typeof insightSchema>;
