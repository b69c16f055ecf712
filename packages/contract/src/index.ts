export { ApiError, UnexpectedResponseError } from "./api-error.js";
export {
	type ApiClient,
	type ApiClientOptions,
	createApiClient,
	type SendOptions,
} from "./client.js";
export {
	type ContactForm,
	type ContactMessage,
	type ContactSubject,
	contactFormSchema,
	contactMessageSchema,
	contactStates,
	contactSubjects,
} from "./contact.js";
export {
	type Dealership,
	dealershipSchema,
	type NewDealership,
	newDealershipSchema,
} from "./dealership.js";
export {
	type Cluster,
	type Clusters,
	type ClustersQuery,
	clusterSchema,
	clustersQuerySchema,
	clustersSchema,
	type DealershipPage,
	dealershipPageSchema,
	defaultRadiusMiles,
	type NearbyDealership,
	type NearbyDealerships,
	type NearQuery,
	nearbyDealershipSchema,
	nearbyDealershipsSchema,
	nearestWhenNone,
	nearLimit,
	nearQuerySchema,
	type Origin,
	originSchema,
	type Place,
	placeSchema,
	placesQuerySchema,
	type SearchQuery,
	searchLimit,
	searchQuerySchema,
} from "./dealership-search.js";
export { type Command, commands, paths, type Query, queries } from "./endpoints.js";
export {
	type Created,
	createdSchema,
	type ErrorBody,
	errorBodySchema,
	type Health,
	healthSchema,
} from "./error.js";
export { type FaqItem, faqItemSchema } from "./faq.js";
export { lineLimit, messageLimit } from "./fields.js";
export {
	creditScores,
	defaultFinancingProfile,
	type FinancingOption,
	type FinancingProfile,
	financingOptionSchema,
	financingProfileSchema,
	financingTerms,
} from "./financing.js";
export {
	allFieldsRequired,
	type Consent,
	consentSchema,
	defaultInquiryMessage,
	type InquiryForm,
	inquiryFormSchema,
	type VehicleInquiry,
	vehicleInquirySchema,
} from "./inquiry.js";
export { type State, stateSchema } from "./state.js";
export {
	isStateName,
	type StateAbbreviation,
	type StateName,
	stateNames,
	stateSlug,
	usStates,
} from "./us-states.js";
export {
	type CompleteSpecifications,
	completeSpecifications,
	dollarString,
	type Specifications,
	specificationDefaults,
	specificationsSchema,
	type Vehicle,
	type VehicleCategory,
	vehicleCategories,
	vehicleSchema,
} from "./vehicle.js";
