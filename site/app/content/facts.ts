/** Opening and closing, as hours of a day of 24. */
export interface Hours {
	readonly opens: number;
	readonly closes: number;
}

/** A shortest and a longest time. */
export interface Span {
	readonly shortest: number;
	readonly longest: number;
}

/**
 * Every figure that the words of the site state, each in the one place that holds it. Texts are made
 * from it, so that a changed figure changes every page. Financing figures are not here: they come
 * from the financing rules (`Financing`).
 */
export interface Facts {
	/** What federal law calls a low-speed vehicle (49 CFR 571.3). */
	readonly lowSpeedVehicle: {
		/** Its top speed lies above this, in mph. */
		readonly speedAbove: number;
		/** Its top speed is not above this, in mph. */
		readonly speedUpTo: number;
		/** Its gross weight stays under this, in pounds. */
		readonly weightUnder: number;
	};
	/** The vehicles (specification, sections 1 and 9). */
	readonly vehicle: {
		/** mph. */
		readonly topSpeed: number;
		/** Street legal where the posted limit is this or lower, in mph. */
		readonly postedLimit: number;
	};
	/** Miles on one charge (specification, section 9: "25 to 60-75 miles"). */
	readonly range: {
		readonly shortest: number;
		/** Where the models with the longest range begin. */
		readonly longFrom: number;
		readonly longest: number;
	};
	/** A full charge from a standard outlet (specification, section 9). */
	readonly charging: {
		readonly hours: Span;
		readonly outletVolts: number;
	};
	/** The manufacturer's limited warranty: whichever comes first (specification, section 9). */
	readonly warranty: {
		readonly comprehensive: { readonly years: number; readonly miles: number };
		readonly batteryAndDrivetrain: { readonly years: number; readonly miles: number };
	};
	/** Starting prices (MSRP) in US dollars (specification, section 9). */
	readonly price: { readonly lowest: number; readonly highest: number };
	/** Models in the catalogue, for where they cannot be counted (specification, section 9). */
	readonly modelCount: number;
	/** States served (specification, section 2). */
	readonly stateCount: number;
	/** Ways to pay (specification, section 9). */
	readonly payments: readonly string[];
	/** Within how many hours a person answers a message (specification, section 2). */
	readonly replyHours: number;
	/** The office (specification, section 2, /contact). */
	readonly office: {
		readonly weekdays: Hours;
		readonly saturday: Hours;
		readonly sunday: string;
	};
	/** The support line (specification, section 9). */
	readonly support: {
		/** Monday to Friday. */
		readonly weekdays: Hours;
		readonly timeZone: string;
		/** Within how many hours an email is answered. */
		readonly emailHours: number;
	};
	/** Personal data (specification, section 9). */
	readonly privacy: {
		/** Within how many days inquiries and deletion requests are answered. */
		readonly answerDays: number;
		/** For how many months analytics data is kept, at most. */
		readonly analyticsMonths: number;
		/** For how many years customer service records are kept, at most. */
		readonly customerServiceYears: number;
		/** Children under this age are not served. */
		readonly minimumAge: number;
	};
	/** Feedback (specification, section 9). */
	readonly feedback: {
		readonly acknowledgedHours: number;
		/** Business days to the first response. */
		readonly responseDays: Span;
		/** Business days to the resolution. */
		readonly resolutionDays: Span;
		/** Days from the resolution to the follow-up. */
		readonly followUpDays: number;
		/** Business days in which an escalation can be requested. */
		readonly escalationDays: number;
		/** Business days to the senior review of an escalation. */
		readonly seniorReviewDays: number;
	};
	/** Corrections (specification, section 9). */
	readonly corrections: {
		readonly acknowledgedHours: number;
		readonly majorHours: number;
		readonly minorHours: number;
	};
	/** How what is published is kept up to date (specification, section 9). */
	readonly upkeep: {
		/** Hours to a specification update. */
		readonly specificationHours: number;
		/** How often prices are verified. */
		readonly prices: string;
		/** How often dealer data is verified. */
		readonly dealers: string;
	};
	/** The staffing report (specification, section 9). */
	readonly staff: {
		readonly headcount: number;
		/** Hours of training a year, for each person. */
		readonly trainingHours: number;
	};
	/** The date of every policy (specification, section 2). */
	readonly policiesUpdated: string;
	/** The year of the copyright line (specification, section 9). */
	readonly copyrightYear: number;
}

/** The figures of the site as it stands. */
export const facts: Facts = {
	lowSpeedVehicle: { speedAbove: 20, speedUpTo: 25, weightUnder: 3000 },
	vehicle: { topSpeed: 25, postedLimit: 35 },
	range: { shortest: 25, longFrom: 60, longest: 75 },
	charging: { hours: { shortest: 6, longest: 8 }, outletVolts: 110 },
	warranty: {
		comprehensive: { years: 3, miles: 36_000 },
		batteryAndDrivetrain: { years: 5, miles: 50_000 },
	},
	price: { lowest: 6695, highest: 17_995 },
	modelCount: 33,
	stateCount: 50,
	payments: ["cash", "credit card", "check", "financing"],
	replyHours: 24,
	office: {
		weekdays: { opens: 8, closes: 18 },
		saturday: { opens: 9, closes: 16 },
		sunday: "closed",
	},
	support: { weekdays: { opens: 8, closes: 20 }, timeZone: "EST", emailHours: 24 },
	privacy: { answerDays: 30, analyticsMonths: 24, customerServiceYears: 7, minimumAge: 13 },
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
	staff: { headcount: 45, trainingHours: 40 },
	policiesUpdated: "January 1, 2024",
	copyrightYear: 2024,
};
