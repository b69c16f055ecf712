import { dealershipLabels } from "@nev/contract";
import type {
	CompanyTextField,
	DealerField,
	DealerFilter,
	LeadMail,
	LeadProblemFilter,
	LeadStage,
	RateField,
	VehicleField,
} from "@nev/contract/desk";
import type { Tone } from "./status-label.js";

/* What operators call fields and states, on the pages of what has them and in changes. */

/** In the order of the form. */
export const dealerFieldLabels: Readonly<Record<DealerField, string>> = {
	...dealershipLabels,
	leadFormat: "Format of its leads",
	leadAddresses: "Further addresses for leads",
	ref: "Your own ID",
	latitude: "Latitude",
	longitude: "Longitude",
};

export const visibilityLabels: Readonly<Record<NonNullable<DealerFilter["visibility"]>, string>> = {
	unreviewed: "Visible, not approved",
	visible: "Visible",
	pending: "Waits for review",
	rejected: "Rejected",
	hidden: "Hidden",
};

export const leadFormatLabels = { mail: "Mail for people", adf: "ADF for a dealer system" };

export const vehicleFieldLabels: Readonly<Record<VehicleField, string>> = {
	name: "Name",
	description: "Description",
	price: "Price in dollars",
	range: "Range",
	category: "Category",
	series: "Series",
	model: "Model",
	imageUrl: "Picture",
	features: "Features",
	isAvailable: "Available",
	isFeatured: "Featured on the home page",
	externalUrl: "Address of its own page",
	topSpeed: "Top speed",
	motor: "Motor",
	battery: "Battery",
	controller: "Controller",
	passengers: "Passengers",
	brakes: "Brakes",
	lights: "Lights",
	seating: "Seating",
	warranty: "Warranty",
	assembly: "Assembly",
	length: "Length",
};

export const companyFieldLabels: Readonly<Record<CompanyTextField | "rates", string>> = {
	rates: "Rates of lenders",
	name: "Name",
	phone: "Phone",
	tollFreePhone: "Toll-free phone",
	email: "Email",
	mailboxes: "Addresses of departments",
	officeWeekdays: "Monday to Friday",
	officeSaturday: "Saturday",
	officeSunday: "Sunday",
	supportWeekdays: "Hours of the support line",
	supportTimeZone: "Time zone",
	supportEmailHours: "Hours until an email is answered",
	staffHeadcount: "Number of people",
	staffTrainingHours: "Hours of training for each, in a year",
};

/** In the order of the form. */
export const rateFieldLabels: Readonly<Record<RateField, string>> = {
	lender: "Lender",
	minCreditScore: "Lowest credit score",
	maxCreditScore: "Highest credit score",
	term: "Term in months",
	apr: "APR in percent",
	conditions: "Conditions",
	endsOn: "Last day",
	balloonPercent: "Balloon payment in percent",
};

export const stageLabels: Readonly<Record<LeadStage, string>> = {
	new: "New",
	taken: "Taken",
	answered: "Answered",
	closed: "Closed",
};

export const problemLabels: Readonly<Record<LeadProblemFilter, string>> = {
	failed: "Mail failed",
	held: "Held back",
	overdue: "Not taken in time",
	waiting: "Mail waits",
	none: "No problem",
};

export const mailStateTones: Readonly<Record<LeadMail["state"], Tone>> = {
	held: "waiting",
	waiting: "waiting",
	sent: "calm",
	returned: "trouble",
	dead: "trouble",
	discarded: "calm",
};

export const mailStateLabels: Readonly<Record<LeadMail["state"], string>> = {
	held: "Held back",
	waiting: "Waiting",
	sent: "Sent",
	returned: "Came back",
	dead: "Failed for good",
	discarded: "Discarded",
};
