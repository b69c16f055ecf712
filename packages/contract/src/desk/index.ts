export * from "./changes.js";
export * from "./company.js";
export * from "./corrections.js";
export * from "./csv.js";
export * from "./dealers.js";
export * from "./health.js";
export * from "./imports.js";
export * from "./insight.js";
export * from "./lead-addresses.js";
export * from "./leads.js";
export * from "./mails.js";
export * from "./page.js";
export * from "./people.js";
export {
	type DoubtfulRate,
	findDoubtfulRates,
	hasEnded,
	visitorScores,
} from "./rates/doubtful-rates.js";
export * from "./rates/rate-texts.js";
export * from "./rates/read-rate.js";
export * from "./session.js";
export * from "./vehicles.js";
