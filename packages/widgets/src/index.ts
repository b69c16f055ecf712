// The widgets bundle the contract, so `instanceof` works only with this `ApiError`.
export {
	type ApiClient,
	ApiError,
	createApiClient,
	type Dealership,
	OmittedItemsError,
	queries,
	type RegionName,
	type StateName,
	TimeoutError,
	type Vehicle,
	type VehicleCategory,
} from "@nev/contract";
export {
	ContactForm,
	type ContactFormMessages,
	type ContactFormProps,
	contactFormTranslations,
	contactMessageOf,
} from "./contact-form/index.js";
export {
	type AsyncState,
	createLoader,
	type Loader,
	type LoaderSeed,
	type Resources,
	readSeed,
	useLoader,
	writeSeed,
} from "./data/index.js";
export {
	DealerCard,
	type DealerCardInfo,
	type DealerCardProps,
	DealerLocator,
	type DealerLocatorMessages,
	type DealerLocatorProps,
	type DealerLocatorRenderProps,
	type DealerMarkerInfo,
	dealerLocatorTranslations,
	type EmptyListInfo,
	type LocatorSearch,
	listQuery,
	type MarkerRenderProps,
	type TileService,
} from "./dealer-locator/index.js";
export { DealerMap, type DealerMapProps } from "./dealer-map/index.js";
export {
	DealershipForm,
	type DealershipFormMessages,
	type DealershipFormProps,
	dealershipFormTranslations,
} from "./dealership-form/index.js";
export {
	FinancingCalculator,
	type FinancingCalculatorMessages,
	type FinancingCalculatorProps,
	type FinancingDeal,
	type FinancingRecommendation,
} from "./financing-calculator/index.js";
export {
	type CheckedForm,
	type ConsentRequest,
	checkForm,
	type FieldErrors,
	type FormValues,
	failureHint,
} from "./forms/index.js";
export {
	type FilledInquiry,
	filledInquirySchema,
	type InquiryContext,
	InquiryForm,
	type InquiryFormMessages,
	type InquiryFormProps,
	inquiryFormTranslations,
	inquiryOf,
	type SubmittedInquiry,
} from "./inquiry-form/index.js";
export {
	type EmptyGridInfo,
	InventoryGrid,
	type InventoryGridMessages,
	type InventoryGridProps,
	inventoryGridTranslations,
	type PriceRange,
	priceRanges,
	readFilters,
	VehicleCard,
	type VehicleCardInfo,
	type VehicleCardProps,
	type VehicleFilters,
	writeFilters,
} from "./inventory-grid/index.js";
export type { MessageOverrides } from "./messages/index.js";
export { NevProvider, type NevProviderProps, type Notification, useNev } from "./provider/index.js";
export { HideSampleNotices } from "./ui/index.js";
export {
	SpecCards,
	type SpecCardsProps,
	type VehicleDetailMessages,
	VehicleSummary,
	type VehicleSummaryProps,
	vehicleDetailTranslations,
} from "./vehicle-detail/index.js";
