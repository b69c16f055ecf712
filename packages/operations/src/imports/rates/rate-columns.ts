import type { RateColumn, RateField } from "@nev/contract/desk";
import type { KnownColumns } from "../../tables/heading-meanings.js";

/** The headings of a list of rates, as an export writes them. */
export const rateHeadings: Readonly<Record<RateField, string>> = {
	lender: "lender",
	minCreditScore: "min_credit_score",
	maxCreditScore: "max_credit_score",
	term: "term",
	apr: "apr",
	conditions: "conditions",
	endsOn: "ends_on",
	balloonPercent: "balloon_percent",
};

/** The columns of a list of rates, with alternative headings, the best known first. */
export const rateColumns: KnownColumns<RateColumn> = {
	lender: [
		...["lender name", "bank", "bank name", "credit union", "lending partner", "finance company"],
		...["financial institution", "institution", "provider", "name"],
	],
	creditScores: [
		...["credit score", "credit score range", "credit score band", "fico", "fico score"],
		...["fico scores", "fico range", "credit tier", "credit band", "credit range", "credit"],
		...["score range", "score band", "scores", "score", "tier", "beacon"],
	],
	minCreditScore: [
		...["minimum credit score", "min score", "minimum score", "min fico", "minimum fico"],
		...["credit score from", "score from", "from score", "lowest credit score", "lowest score"],
		...["credit score min", "score min", "fico min", "min credit", "minimum credit"],
	],
	maxCreditScore: [
		...["maximum credit score", "max score", "maximum score", "max fico", "maximum fico"],
		...["credit score to", "score to", "to score", "highest credit score", "highest score"],
		...["credit score max", "score max", "fico max", "max credit", "maximum credit"],
	],
	term: [
		...["term months", "months", "term in months", "loan term", "loan term months", "terms"],
		...["term mo", "term mos", "length", "loan length", "number of months", "number of payments"],
	],
	// An interest rate is without the fees that an APR has, so it is not among them.
	apr: [
		...["rate", "apr rate", "apr percent", "rate percent", "rate apr"],
		...["annual percentage rate", "annual percentage rate apr", "loan rate", "fixed apr"],
	],
	conditions: [
		...[
			"condition",
			"terms and conditions",
			"conditions of the rate",
			"requirements",
			"eligibility",
		],
		...[
			"restrictions",
			"disclaimer",
			"disclosure",
			"offer details",
			"offer",
			"details",
			"notes",
			"note",
		],
	],
	endsOn: [
		...["end date", "ends", "end", "last day", "expires", "expires on", "expiration"],
		...["expiration date", "expiry", "expiry date", "valid until", "valid through", "valid thru"],
		...[
			"good through",
			"good until",
			"until",
			"through",
			"offer ends",
			"promotion ends",
			"promo end",
		],
	],
	balloonPercent: [
		...[
			"balloon",
			"balloon percentage",
			"balloon payment percent",
			"balloon payment",
			"balloon pct",
		],
	],
};

/** The columns that each list has to have. */
export const requiredRateColumns = ["lender", "term", "apr"] as const satisfies RateColumn[];
