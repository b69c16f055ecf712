import type { SampleDealership } from "./sample-dealership.js";

const choices = [
	"Mon-Fri 8 AM-6 PM; Sat 9 AM-4 PM; holidays closed",
	"Mon-Fri 9 AM-6 PM; Sat 9 AM-3 PM; holidays closed",
	"Mon-Fri 8 AM-5 PM; Sat by appointment; holidays closed",
	"Tue-Fri 10 AM-6 PM; Sat 9 AM-5 PM; holidays closed",
	"Mon-Sat 9 AM-7 PM; Sun 11 AM-5 PM; Dec 25 closed",
	"Mon-Fri 8 AM-12 PM, 1 PM-5:30 PM; Sat 9 AM-12 PM; holidays closed",
	// Not every dealer has told its hours.
	null,
];

/** The opening hours of a generated dealership, as a text; null if they are unknown. Always the same ones. */
export function sampleOpeningHours({ address, zipCode }: SampleDealership): string | null {
	const digits = `${address}${zipCode}`.replaceAll(/\D/g, "");
	return choices[Number(digits) % choices.length] ?? null;
}
