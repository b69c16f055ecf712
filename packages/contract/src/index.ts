export { ApiError, OmittedItemsError, TimeoutError, UnexpectedResponseError } from "./api-error.js";
export {
	type Challenge,
	challengeSchema,
	type SolvedChallenge,
	solvedChallengeSchema,
} from "./challenge.js";
export {
	type ApiClient,
	type ApiClientOptions,
	createApiClient,
	type SendOptions,
} from "./client.js";
export { clusterOptions } from "./cluster-options.js";
export type { Command } from "./commands.js";
export * as commands from "./commands.js";
export {
	type CompleteSpecifications,
	completeSpecifications,
	specificationDefaults,
} from "./complete-specifications.js";
export { consentTexts, consentVersionOf } from "./consent-texts.js";
export {
	type ContactForm,
	type ContactMessage,
	type ContactSubject,
	contactFormSchema,
	contactMessageSchema,
	contactStates,
	contactSubjects,
} from "./contact.js";
export { type Dealership, dealershipSchema } from "./dealership.js";
export {
	type Cluster,
	type Clusters,
	clusterSchema,
	clustersSchema,
	type DealershipPage,
	dealershipPageSchema,
	defaultRadiusMiles,
	type NearbyDealership,
	type NearbyDealerships,
	nearbyDealershipSchema,
	nearbyDealershipsSchema,
	nearbyLimit,
	nearestFallbackCount,
	type Origin,
	originSchema,
	type Place,
	placeSchema,
	radiusChoices,
	searchLimit,
} from "./dealership-search.js";
export { type FaqItem, faqItemSchema } from "./faq.js";
export { honeypotName } from "./honeypot.js";
export {
	type Consent,
	consentSchema,
	type VehicleInquiry,
	vehicleInquirySchema,
} from "./inquiry.js";
export {
	defaultInquiryMessage,
	emptyFieldsNotice,
	type InquiryForm,
	inquiryFormSchema,
} from "./inquiry-form.js";
export {
	type DealershipForm,
	dealershipFormSchema,
	type NewDealership,
	newDealershipSchema,
} from "./new-dealership.js";
export * as paths from "./paths.js";
export type { Query } from "./queries.js";
export * as queries from "./queries.js";
export { tileJsonReader } from "./readers/tile-json-reader.js";
export { omittedFrom } from "./readers/tolerant-reader.js";
export {
	type Created,
	createdSchema,
	type ErrorBody,
	errorBodySchema,
	type Health,
	healthSchema,
	readySchema,
} from "./responses.js";
export {
	type ClustersQuery,
	clustersQuerySchema,
	type NearbyQuery,
	nearbyQuerySchema,
	placesQuerySchema,
	type SearchQuery,
	searchQuerySchema,
} from "./search-queries.js";
export { dealershipSearchText, matchesSearch, vehicleSearchText } from "./search-text.js";
export type { SpamSignals } from "./spam-signals.js";
export { type State, stateSchema } from "./state.js";
export { messageMaxLength, singleLineMaxLength } from "./text-fields.js";
export { type TileJson, tileJsonSchema } from "./tile-json.js";
export {
	isStateName,
	type RegionName,
	regionAbbreviation,
	regionNames,
	type StateAbbreviation,
	type StateName,
	stateNames,
	stateSlug,
	usStates,
	usTerritories,
} from "./us-states.js";
export {
	reservedSlug,
	type Specifications,
	specificationsSchema,
	type Vehicle,
	type VehicleCategory,
	vehicleCategories,
	vehicleSchema,
} from "./vehicle.js";
