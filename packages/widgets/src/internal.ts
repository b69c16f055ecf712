/*
 * What the site and the desk of this repository need, and users of the package do not. Only the repository can import
 * it, as `@nev/widgets/internal`: the published package has no source.
 */
export { contactMessageOf } from "./contact-form/contact-form.js";
export { readSearch, writeSearch } from "./dealer-locator/search-link.js";
export { zipCodeOf } from "./dealer-search/zip-code-of.js";
export { writeDealLink } from "./financing-calculator/deal/deal-link.js";
export { beforeExtras, dealOffers } from "./financing-calculator/deal/deal-offers.js";
export {
	AdvertisedPayment,
	useAdvertisedRates,
} from "./financing-calculator/starting-payment/advertised-payment.js";
export { createDraft } from "./forms/draft.js";
export { Confirmation, checkForm, failureHint } from "./forms/index.js";
export {
	PersistenceProvider,
	type PersistentStore,
	useInputBeforeHydration,
	useLazyModule,
} from "./hooks/index.js";
export { type FilledInquiry, filledInquirySchema, inquiryOf } from "./inquiry-form/inquiry.js";
export { stateOutlines } from "./map/usa/state-outlines.generated.js";
export { formatDistance } from "./messages/format-distance.js";
export { describeOpenState } from "./opening-hours/describe-open-state.js";
export { formatHours } from "./opening-hours/format-hours.js";
export { hoursTranslations } from "./opening-hours/messages.js";
export { clockIn, type HoursDay, openState } from "./opening-hours/open-state.js";

import { loadLazily } from "./host-page/load-lazily.js";

export { compareLimit } from "./ui/comparison-checkbox.js";
export { vehicleDetailMessages } from "./vehicle-detail/messages.js";
export { SpecCards, VehicleSummary } from "./vehicle-detail/vehicle-detail.js";

/** Loads a map with a pin to move. Its styles are those of the package. */
export const loadPinMap = () => loadLazily("pin-map", () => import("./map/pin/pin-map.js"));
