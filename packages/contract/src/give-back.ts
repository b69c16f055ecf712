import * as z from "zod/mini";
import { withoutInvisible } from "./text-fields.js";

/** Why a dealer gives a lead back to the company. */
export const giveBackReasons = ["distance", "range", "capacity", "other"] as const;

export type GiveBackReason = (typeof giveBackReasons)[number];

/** In the words of the page where the dealer says so. */
export const giveBackLabels: Readonly<Record<GiveBackReason, string>> = {
	distance: "Too far away",
	range: "We do not sell it",
	capacity: "We cannot take it now",
	other: "Another reason",
};

/** The longest note, in characters. */
export const giveBackNoteLength = 500;

/** What a dealer says that gives a lead back. */
export const giveBackSchema = z.object({
	reason: z.enum(giveBackReasons, "Choose a reason"),
	note: z
		.string()
		.check(
			z.overwrite(withoutInvisible),
			z.trim(),
			z.maxLength(giveBackNoteLength, `Write at most ${giveBackNoteLength} characters`),
		),
});

export type GiveBack = z.infer<typeof giveBackSchema>;
