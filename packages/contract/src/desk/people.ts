import * as z from "zod/mini";
import { emailAddress } from "../text-fields.js";
import type { DealerRow } from "./dealers.js";
import type { LeadCounts } from "./leads.js";

/** A person, by the email address that they use. Case does not matter. */
export const personQuerySchema = z.object({
	email: emailAddress("Give an email address, such as ada@example.com"),
});

/** What is stored about a person. */
export interface Person {
	email: string;
	/** The leads that came from the address. */
	leads: LeadCounts;
	/** The dealers that have it, with the leads that are for them. */
	dealers: (Pick<DealerRow, "id" | "name" | "visibility"> & {
		leads: LeadCounts;
		/**
		 * How many leads came while its address was on the do-not-contact list, and were not mailed to it. Absent
		 * if there are none, and unless the address has just been taken off the list.
		 */
		unmailed?: { n: number; since: string };
	})[];
	/** Whether they asked not to be contacted. */
	isDoNotContact: boolean;
}

/** Puts a person on the do-not-contact list, or takes them off it. */
export const doNotContactSchema = z.object({
	...personQuerySchema.shape,
	isDoNotContact: z.boolean(),
});

export type DoNotContactRequest = z.infer<typeof doNotContactSchema>;

/** Deletes what is stored about a person. */
export const eraseSchema = z.object({
	...personQuerySchema.shape,
	/** Of the dealers with the address, the ids of those that are deleted too. */
	dealers: z.array(z.int()),
});

export type EraseRequest = z.infer<typeof eraseSchema>;

/** How much was deleted, and what is left. */
export interface ErasedPerson {
	leads: number;
	dealers: number;
	person: Person;
}
