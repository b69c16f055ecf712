export * from "./api-error.js";
export { campaignOf, isAddedByOthers } from "./campaign.js";
export { campaignField } from "./campaign-field.js";
export * from "./challenge.js";
export * from "./client.js";
export type { Command } from "./commands.js";
export * as commands from "./commands.js";
export * from "./complete-specifications.js";
export * from "./consent-texts.js";
export * from "./contact.js";
export * from "./correction.js";
export * from "./created.js";
export * from "./dealership.js";
export * from "./dealership-features.js";
export * from "./dealership-search.js";
export * from "./decimal.js";
export * from "./error-body.js";
export * from "./error-codes.js";
export * from "./field-issue.js";
export * from "./financing-rate.js";
export { honeypotName } from "./form-payload.js";
export * from "./gazetteer.js";
export * from "./give-back.js";
export * from "./health.js";
export * from "./inquiry.js";
export * from "./inquiry-deal.js";
export * from "./inquiry-form.js";
export * from "./lead-event.js";
export * from "./listing-fields.js";
export * from "./near-me.js";
export * from "./new-dealership.js";
export { checkHours, type HoursCheck } from "./opening-hours/check-hours.js";
export { namesDays } from "./opening-hours/hours-hints.js";
export type * from "./opening-hours/hours-rule.js";
export { everyDay, isWeekly } from "./opening-hours/hours-rule.js";
export { isSeason } from "./opening-hours/named-holidays.js";
export * from "./opening-hours/opening-hours.js";
export { readHours } from "./opening-hours/read-hours.js";
export * as paths from "./paths.js";
export {
	dialedNumber,
	findPhoneNumbers,
	firstPhoneNumber,
	formatPhone,
	type PhoneNumber,
} from "./phone-numbers.js";
export { type PlaceWord, placeKey, placeWords, regionSpans, textOf } from "./place-words.js";
export type { Query } from "./queries.js";
export * as queries from "./queries.js";
export * from "./read-places.js";
export { readRegion } from "./read-region.js";
export * from "./read-search.js";
export * from "./road-rule.js";
export * from "./search-queries.js";
export * from "./search-text.js";
export * from "./site-paths.js";
export * from "./spam-signals.js";
export * from "./state.js";
export {
	isTimeZone,
	messageMaxLength,
	singleLineMaxLength,
	withoutInvisible,
} from "./text-fields.js";
export * from "./tile-json.js";
export { omittedFrom } from "./tolerant-reader.js";
export * from "./us-states.js";
export * from "./vehicle.js";
export { zipCodePattern } from "./zip-code-pattern.js";
