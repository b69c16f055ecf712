import { type CompanyFacts, companyFactsOf } from "@nev/api/company-facts";
import { analyticsRetentionMonths, leadRetentionYears } from "@nev/api/retention";
import { loanAmounts } from "@nev/financing";

/** A range of durations. The unit is in the name of its property. */
export interface Span {
	readonly shortest: number;
	readonly longest: number;
}

/**
 * Every figure that the site's texts state, in one place. The texts are built from it, so that a
 * changed figure changes every page. Figures on loans are in `Financing`, from the financing rules; hours,
 * support line and staff are an operator's to change.
 */
export interface Facts extends CompanyFacts {
	/** The federal definition of a low-speed vehicle (49 CFR 571.3). */
	readonly lowSpeedVehicle: {
		/** The top speed is more than this, in mph. */
		readonly speedAbove: number;
		/** The top speed is at most this, in mph. */
		readonly speedUpTo: number;
		/** The gross weight is less than this, in pounds. */
		readonly weightUnder: number;
	};
	/** The vehicles (specification, sections 1 and 9). */
	readonly vehicle: {
		/** mph. */
		readonly topSpeed: number;
		/** The highest posted speed limit on which the vehicles are street legal, in mph. */
		readonly postedLimit: number;
	};
	/** Miles on one charge (specification, section 9: "25 to 60-75 miles"). */
	readonly range: {
		readonly shortest: number;
		/** The lowest range of the long-range models. */
		readonly longFrom: number;
		readonly longest: number;
	};
	/** A full charge from a standard outlet (specification, section 9). */
	readonly charging: {
		readonly hours: Span;
		readonly outletVolts: number;
	};
	/** The manufacturer's limited warranty, years or miles, whichever comes first (specification, section 9). */
	readonly warranty: {
		readonly comprehensive: { readonly years: number; readonly miles: number };
		readonly batteryAndDrivetrain: { readonly years: number; readonly miles: number };
	};
	/** Starting prices (MSRP) in US dollars (specification, section 9). */
	readonly price: { readonly lowest: number; readonly highest: number };
	/** What a loan can be for, in US dollars (specification, section 9). */
	readonly loanAmount: { readonly least: number; readonly most: number };
	/** The number of models, if the catalogue cannot be counted (specification, section 9). */
	readonly modelCount: number;
	/** States served (specification, section 2). */
	readonly stateCount: number;
	/** Ways to pay (specification, section 9). */
	readonly payments: readonly string[];
	/** Hours until a person answers a message, at most (specification, section 2). */
	readonly replyHours: number;
	/** Personal data (specification, section 9). */
	readonly privacy: {
		/** Days until a privacy inquiry or a deletion request is answered, at most. */
		readonly answerDays: number;
		/** Months that analytics data is stored, at most. The API deletes older sums. */
		readonly analyticsMonths: number;
		/** Years that customer service records are stored, at most. The API deletes what is older. */
		readonly customerServiceYears: number;
		/** The site is not meant for children under this age. */
		readonly minimumAge: number;
	};
	/** Feedback (specification, section 9). */
	readonly feedback: {
		readonly acknowledgedHours: number;
		/** Business days until the first response. */
		readonly responseDays: Span;
		/** Business days until the resolution. */
		readonly resolutionDays: Span;
		/** Days from the resolution until the follow-up. */
		readonly followUpDays: number;
		/** Business days in which an escalation can be requested. */
		readonly escalationDays: number;
		/** Business days until the senior review of an escalation. */
		readonly seniorReviewDays: number;
	};
	/** Corrections (specification, section 9). */
	readonly corrections: {
		readonly acknowledgedHours: number;
		readonly majorHours: number;
		readonly minorHours: number;
	};
	/** How published data is kept up to date (specification, section 9). */
	readonly upkeep: {
		/** Hours until a specification is updated. */
		readonly specificationHours: number;
		/** How often prices are verified. */
		readonly prices: string;
		/** How often dealer data is verified. */
		readonly dealers: string;
	};
	/** The date of every policy (specification, section 2). */
	readonly policiesUpdated: string;
	/** The year of the copyright line (specification, section 9). */
	readonly copyrightYear: number;
}

/** The site's figures. A page takes them from `factsOf`, which has those that an operator has set. */
export const facts: Facts = {
	...companyFactsOf(),
	lowSpeedVehicle: { speedAbove: 20, speedUpTo: 25, weightUnder: 3000 },
	vehicle: { topSpeed: 25, postedLimit: 35 },
	range: { shortest: 25, longFrom: 60, longest: 75 },
	charging: { hours: { shortest: 6, longest: 8 }, outletVolts: 110 },
	warranty: {
		comprehensive: { years: 3, miles: 36_000 },
		batteryAndDrivetrain: { years: 5, miles: 50_000 },
	},
	price: { lowest: 6695, highest: 17_995 },
	loanAmount: loanAmounts,
	modelCount: 33,
	stateCount: 50,
	payments: ["cash", "credit card", "check", "financing"],
	replyHours: 24,
	privacy: {
		answerDays: 30,
		analyticsMonths: analyticsRetentionMonths,
		customerServiceYears: leadRetentionYears,
		minimumAge: 13,
	},
	feedback: {
		acknowledgedHours: 24,
		responseDays: { shortest: 3, longest: 5 },
		resolutionDays: { shortest: 10, longest: 15 },
		followUpDays: 30,
		escalationDays: 5,
		seniorReviewDays: 10,
	},
	corrections: { acknowledgedHours: 4, majorHours: 2, minorHours: 24 },
	upkeep: { specificationHours: 48, prices: "monthly", dealers: "weekly" },
	policiesUpdated: "January 1, 2024",
	copyrightYear: 2024,
};
