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
export { ContactForm, type ContactFormProps } from "./contact-form/contact-form.js";
export { type ContactFormMessages, contactFormTranslations } from "./contact-form/messages.js";
export { useLoader } from "./data/index.js";
export {
	type ContactHandler,
	type ContactKind,
	DealerCard,
	type DealerCardInfo,
	type DealerCardProps,
	type DealerContact,
	DealerLocator,
	type DealerLocatorController,
	type DealerLocatorMessages,
	type DealerLocatorProps,
	type DealerLocatorRenderProps,
	type DealerMarkerInfo,
	dealerLocatorTranslations,
	type EmptyListInfo,
	type LocatorResults,
	type LocatorSearch,
	listQuery,
	type MapArea,
	type MapController,
	type MapView,
	type MapViewRequest,
	type MarkerRenderProps,
	type OwnDealership,
	type SearchCenter,
} from "./dealer-locator/index.js";
export { DealerMap, type DealerMapController, type DealerMapProps } from "./dealer-map/index.js";
export { DealershipForm, type DealershipFormProps } from "./dealership-form/dealership-form.js";
export {
	type DealershipFormMessages,
	dealershipFormTranslations,
} from "./dealership-form/messages.js";
export * from "./financing-calculator/index.js";
export type {
	ConsentRequest,
	FieldErrors,
	FieldIssues,
	FormController,
	FormStatus,
	FormValues,
} from "./forms/index.js";
export * from "./inquiry-form/index.js";
export * from "./inventory-grid/index.js";
export {
	type AsyncState,
	createLoader,
	type Loader,
	type LoaderSeed,
	type Resources,
	readSeed,
	writeSeed,
} from "./loader/index.js";
export type { MessageOverrides } from "./messages/index.js";
export { OpeningHours, type OpeningHoursProps } from "./opening-hours/opening-hours.js";
export * from "./payment/index.js";
export {
	NevProvider,
	type NevProviderProps,
	type Notification as NevNotification,
	useNev,
} from "./provider/index.js";
export { HideSampleNotices } from "./ui/index.js";
