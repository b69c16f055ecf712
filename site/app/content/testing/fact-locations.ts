/**
 * The texts that must state each fact, from specification, sections 1, 2 and 9. Other texts may state
 * it too.
 */
export const factLocations: Record<string, readonly string[]> = {
	"lowSpeedVehicle.speedAbove": ["faq/what-is-an-nev"],
	"lowSpeedVehicle.speedUpTo": ["faq/what-is-an-nev", "faq/faster"],
	"lowSpeedVehicle.weightUnder": ["faq/what-is-an-nev"],

	"vehicle.topSpeed": [
		"faq/top-speed",
		"faq/highways",
		"benefits/safety",
		"head/home",
		"terms-of-service/sales-and-warranties",
		"publishing-policy/vehicle-information",
		"ethics-policy/honest-claims",
	],
	"vehicle.postedLimit": [
		"faq/street-legal",
		"faq/highways",
		"faq/crossings",
		"usa/made-for-your-streets",
		"footer/about",
		"head/faq",
		"terms-of-service/sales-and-warranties",
		"ethics-policy/honest-claims",
	],
	"range.shortest": [
		"faq/range",
		"head/faq",
		"terms-of-service/sales-and-warranties",
		"publishing-policy/vehicle-information",
	],
	"range.longFrom": ["faq/range"],
	"range.longest": [
		"faq/range",
		"head/faq",
		"terms-of-service/sales-and-warranties",
		"publishing-policy/vehicle-information",
	],
	"charging.hours.shortest": [
		"faq/charging-time",
		"benefits/cost-effective",
		"head/home",
		"terms-of-service/sales-and-warranties",
		"publishing-policy/vehicle-information",
	],
	"charging.hours.longest": [
		"faq/charging-time",
		"benefits/cost-effective",
		"head/home",
		"terms-of-service/sales-and-warranties",
		"publishing-policy/vehicle-information",
	],
	"charging.outletVolts": [
		"faq/charging-time",
		"faq/outlet",
		"benefits/cost-effective",
		"terms-of-service/sales-and-warranties",
	],

	"warranty.comprehensive.years": [
		"faq/warranty",
		"terms-of-service/sales-and-warranties",
		"publishing-policy/vehicle-information",
	],
	"warranty.comprehensive.miles": [
		"faq/warranty",
		"terms-of-service/sales-and-warranties",
		"publishing-policy/vehicle-information",
	],
	"warranty.batteryAndDrivetrain.years": [
		"faq/warranty",
		"faq/battery-life",
		"terms-of-service/sales-and-warranties",
		"publishing-policy/vehicle-information",
	],
	"warranty.batteryAndDrivetrain.miles": [
		"faq/warranty",
		"terms-of-service/sales-and-warranties",
		"publishing-policy/vehicle-information",
	],

	"price.lowest": [
		"faq/price",
		"benefits/cost-effective",
		"head/inventory",
		"terms-of-service/sales-and-warranties",
		"publishing-policy/vehicle-information",
	],
	"price.highest": [
		"faq/price",
		"terms-of-service/sales-and-warranties",
		"publishing-policy/vehicle-information",
	],
	"loanAmount.least": ["financing/loan"],
	"loanAmount.most": ["financing/loan"],
	modelCount: ["faq/price", "head/inventory"],
	stateCount: [
		"faq/find-a-dealer",
		"benefits/nationwide-support",
		"usa/one-network",
		"contact/service-area",
		"head/states",
		"head/usa",
		"staffing-report/summary",
		"diversity-policy/statement",
	],
	"payments.0": ["faq/payments", "footer/payments", "terms-of-service/sales-and-warranties"],
	"payments.1": ["faq/payments", "footer/payments", "terms-of-service/sales-and-warranties"],
	"payments.2": ["faq/payments", "footer/payments", "terms-of-service/sales-and-warranties"],
	"payments.3": ["faq/payments", "footer/payments", "terms-of-service/sales-and-warranties"],

	replyHours: [
		"contact/response-guarantee",
		"thank-you/personal-contact",
		"faq/request-information",
		"head/contact",
		"head/thank-you",
		"staffing-report/answering-times",
	],
	"office.weekdays.opens": ["contact/hours", "faq/reach-us", "staffing-report/summary"],
	"office.weekdays.closes": ["contact/hours", "faq/reach-us", "staffing-report/summary"],
	"office.saturday.opens": ["contact/hours", "faq/reach-us", "staffing-report/summary"],
	"office.saturday.closes": ["contact/hours", "faq/reach-us", "staffing-report/summary"],
	"office.sunday": ["contact/hours", "faq/reach-us", "staffing-report/summary"],
	...inEveryContactSection("support.weekdays.opens", "faq/reach-us", "benefits/nationwide-support"),
	...inEveryContactSection(
		"support.weekdays.closes",
		"faq/reach-us",
		"benefits/nationwide-support",
	),
	...inEveryContactSection("support.timeZone", "faq/reach-us", "benefits/nationwide-support"),
	...inEveryContactSection("support.emailHours", "faq/reach-us", "staffing-report/answering-times"),

	"privacy.answerDays": [
		"privacy-policy/your-rights",
		"faq/personal-data",
		"feedback-policy/your-data",
		"staffing-report/answering-times",
	],
	"privacy.analyticsMonths": ["privacy-policy/retention"],
	"privacy.customerServiceYears": ["privacy-policy/retention", "feedback-policy/your-data"],
	"privacy.minimumAge": ["privacy-policy/children", "terms-of-service/permitted-use"],

	"feedback.acknowledgedHours": [
		"feedback-policy/timeline",
		"diversity-policy/reporting",
		"ethics-policy/speaking-up",
	],
	"feedback.responseDays.shortest": ["feedback-policy/timeline", "staffing-report/answering-times"],
	"feedback.responseDays.longest": ["feedback-policy/timeline", "staffing-report/answering-times"],
	"feedback.resolutionDays.shortest": ["feedback-policy/timeline"],
	"feedback.resolutionDays.longest": ["feedback-policy/timeline"],
	"feedback.followUpDays": ["feedback-policy/timeline"],
	"feedback.escalationDays": ["feedback-policy/escalation"],
	"feedback.seniorReviewDays": ["feedback-policy/escalation"],

	"corrections.acknowledgedHours": [
		"corrections-policy/times",
		"faq/report-an-error",
		"staffing-report/answering-times",
	],
	"corrections.majorHours": [
		"corrections-policy/times",
		"faq/report-an-error",
		"ethics-policy/consequences",
	],
	"corrections.minorHours": ["corrections-policy/times", "faq/report-an-error"],
	"upkeep.specificationHours": [
		"corrections-policy/upkeep",
		"publishing-policy/sources",
		"faq/report-an-error",
	],
	"upkeep.prices": [
		"corrections-policy/upkeep",
		"publishing-policy/sources",
		"faq/report-an-error",
		"faq/msrp",
		"usa/honest-figures",
	],
	"upkeep.dealers": [
		"corrections-policy/upkeep",
		"publishing-policy/sources",
		"faq/report-an-error",
		"usa/honest-figures",
	],

	"staff.headcount": ["staffing-report/summary"],
	"staff.trainingHours": [
		"staffing-report/summary",
		"staffing-report/training",
		"diversity-policy/training",
	],
	policiesUpdated: [
		"privacy-policy/date",
		"privacy-policy/updates",
		"terms-of-service/date",
		"terms-of-service/modifications",
		"publishing-policy/date",
		"feedback-policy/date",
		"corrections-policy/date",
		"diversity-policy/date",
		"ethics-policy/date",
		"staffing-report/date",
	],
	copyrightYear: ["footer/copyright"],
};

/** The texts that must state each figure of the financing rules. */
export const financingLocations: Record<string, readonly string[]> = {
	shortestTerm: [
		"head/financing",
		"terms-of-service/financing",
		"publishing-policy/financing-information",
	],
	longestTerm: [
		"head/financing",
		"terms-of-service/financing",
		"publishing-policy/financing-information",
	],
	lowestApr: [
		"faq/financing",
		"terms-of-service/financing",
		"publishing-policy/financing-information",
	],
	highestApr: [
		"faq/financing",
		"terms-of-service/financing",
		"publishing-policy/financing-information",
	],
};

/** The texts that must state each of the company's details. */
export const companyLocations: Record<string, readonly string[]> = {
	name: [
		"disclaimer",
		"faq/who-runs-this",
		"privacy-policy/who-we-are",
		"terms-of-service/disclaimer",
		"terms-of-service/definitions",
		"footer/copyright",
	],
	...inEveryContactSection("phone", "faq/reach-us", "faq/fleets"),
	...inEveryContactSection("tollFreePhone", "feedback-policy/how-to-send"),
	email: ["faq/reach-us"],
	"mailboxes.support": ["privacy-policy/contact", "staffing-report/departments"],
	"mailboxes.sales": ["terms-of-service/contact", "staffing-report/departments"],
	"mailboxes.privacy": [
		"privacy-policy/contact",
		"privacy-policy/your-rights",
		"faq/personal-data",
		"staffing-report/departments",
	],
	"mailboxes.legal": [
		"terms-of-service/contact",
		"terms-of-service/intellectual-property",
		"terms-of-service/arbitration",
		"staffing-report/departments",
	],
	"mailboxes.editorial": ["publishing-policy/contact", "staffing-report/departments"],
	"mailboxes.corrections": [
		"corrections-policy/contact",
		"corrections-policy/report",
		"faq/report-an-error",
		"staffing-report/departments",
	],
	"mailboxes.feedback": [
		"feedback-policy/contact",
		"feedback-policy/how-to-send",
		"feedback-policy/escalation",
		"staffing-report/departments",
	],
	"mailboxes.diversity": [
		"diversity-policy/contact",
		"diversity-policy/reporting",
		"staffing-report/departments",
	],
	"mailboxes.ethics": [
		"ethics-policy/contact",
		"ethics-policy/speaking-up",
		"staffing-report/departments",
	],
	"mailboxes.careers": [
		"diversity-policy/hiring",
		"staffing-report/contact",
		"staffing-report/departments",
	],
};

function inEveryContactSection(
	fact: string,
	...others: string[]
): Record<string, readonly string[]> {
	return {
		[fact]: [
			"privacy-policy/contact",
			"terms-of-service/contact",
			"publishing-policy/contact",
			"feedback-policy/contact",
			"corrections-policy/contact",
			"diversity-policy/contact",
			"ethics-policy/contact",
			"staffing-report/contact",
			...others,
		],
	};
}
