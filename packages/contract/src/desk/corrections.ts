import * as z from "zod/mini";
import type { CorrectionField } from "../correction.js";
import type { Written } from "./changes.js";
import { mailedReason } from "./dealers.js";
import { ofDealer, type Page, pageQueryFields } from "./page.js";

export const correctionQuerySchema = z.object({
	...pageQueryFields,
	dealer: ofDealer,
});

export type CorrectionQuery = z.infer<typeof correctionQuerySchema>;

/** A field with its present value and the one that the dealer asks for. */
export interface CorrectionDifference {
	readonly field: CorrectionField;
	readonly before: string | null;
	readonly after: string | null;
	/** The value that the dealer saw, if it was changed since. */
	readonly seen?: string | null;
}

/** What a dealer asks to correct, while it waits. */
export interface WaitingCorrection {
	readonly id: number;
	readonly dealer: {
		readonly id: number;
		readonly name: string;
		readonly place: string;
		/** Whether visitors see it. */
		readonly isListed: boolean;
	};
	/** The version of the dealer that the differences are from. */
	readonly version: string;
	/** ISO 8601. */
	readonly createdAt: string;
	/** The address that is told the decision. */
	readonly email: string;
	/** Those that the dealer does not have already. */
	readonly differences: readonly CorrectionDifference[];
}

/** A page of the corrections that wait, the oldest first. */
export type CorrectionPage = Page<WaitingCorrection>;

/** The version of the dealer that the operator saw. */
const version = z.string();

export const acceptCorrectionSchema = z.object({ version });

export type AcceptCorrection = z.infer<typeof acceptCorrectionSchema>;

export const declineCorrectionSchema = z.object({
	version,
	/** It is mailed to the dealer. */
	reason: mailedReason,
});

export type DeclineCorrection = z.infer<typeof declineCorrectionSchema>;

/** What was decided. The change is of the listing, and of what waits. */
export interface DecidedCorrection extends Written {
	readonly state: "accepted" | "declined";
	/** The name of the dealer. */
	readonly name: string;
	/** The address that is told; null if it asked not to be contacted. */
	readonly email: string | null;
}
