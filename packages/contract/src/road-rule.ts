import * as z from "zod/mini";
import { tolerant } from "./tolerant-reader.js";

/**
 * Where a low-speed vehicle (49 CFR 571.3) may be driven in a state. Whatever it says was read in the law
 * that it cites, or in what an agency says of that law. What is missing was not found there, and nothing is
 * claimed about it.
 */
export const roadRuleSchema = z.object({
	/** The full name of a state, or of the District of Columbia. */
	state: z.string(),
	/** The highest posted speed limit, in mph, of a road that it may be driven along. */
	postedLimit: z.optional(z.int().check(z.minimum(15), z.maximum(65))),
	/** Whether it may cross a road with a higher limit, at an intersection. */
	mayCross: z.optional(z.boolean()),
	/** What it asks for on public roads. */
	requires: z.optional(z.array(z.enum(["driver-license", "registration", "insurance"]))),
	/** Whether towns, counties or the state's road agency may forbid or limit it further. */
	localLimits: z.optional(z.boolean()),
	/** What else its driver must know, in a sentence. */
	note: z.optional(z.string().check(z.maxLength(200))),
	/** The law, as it is cited: `"Florida Statutes 316.2122"`. Without one, the document that was read. */
	citation: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
	/** A page of the state's or of the federal government with the law, or about it. */
	url: z.optional(z.string()),
	/** The day on which the law was read: `"2026-11-28"`. */
	readOn: z.optional(z.string()),
});

export type RoadRule = z.infer<typeof roadRuleSchema>;

/** A rule as a client reads it. */
export const roadRuleReader = tolerant(roadRuleSchema);
