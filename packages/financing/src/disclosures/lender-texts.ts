import { formatDollars } from "../format-dollars.js";
import { createDisclosure, type DisclosedOption, type Disclosure } from "./disclosure.js";

/** What is disclosed of a dealer's own rates, in addition to what is disclosed of every loan. */
export interface LenderTexts {
	/** In place of the one that says that the examples are estimates. */
	readonly estimate: Disclosure;
	readonly balloonPayment: (option: DisclosedOption) => Disclosure[];
	/** Whom the rate is for and until when: it is available to nobody else. */
	readonly availability: (option: DisclosedOption) => Disclosure[];
}

export const lenderTexts: LenderTexts = {
	// A dealer must be able to offer them (12 CFR 1026.24(a)).
	estimate: {
		id: "lenders-estimate",
		code: "lenders-estimate",
		text: "These results are estimates, not an offer of credit. The rates are those of the lenders named. Actual terms depend on the approval of the lender.",
		data: {},
	},
	// The terms of repayment include a balloon payment (12 CFR 1026.24(d)(2)(ii)).
	balloonPayment(option) {
		const { balloonPayment } = option;
		if (!balloonPayment) return [];
		const text = `A balloon payment of ${formatDollars("en-US", balloonPayment)}, due with the last monthly payment.`;
		return [createDisclosure(option, "balloon-payment", text, { balloonPayment })];
	},
	availability(option) {
		const { conditions, endsOn } = option.rate ?? {};
		return [
			...(conditions ? [createDisclosure(option, "conditions", conditions, { conditions })] : []),
			...(endsOn
				? [createDisclosure(option, "ends-on", `Offered until ${formatDay(endsOn)}.`, { endsOn })]
				: []),
		];
	},
};

/** "2027-01-31" for display: "January 31, 2027". */
function formatDay(day: string): string {
	return new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
