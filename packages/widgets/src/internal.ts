/*
 * What the site and the desk of this repository need, and users of the package do not. Only the repository can import
 * it, as `@nev/widgets/internal`: the published package has no source.
 */
export { contactMessageOf } from "./contact-form/index.js";
export { checkForm, failureHint } from "./forms/index.js";
export { type FilledInquiry, filledInquirySchema, inquiryOf } from "./inquiry-form/inquiry.js";
export { stateOutlines } from "./map/usa/state-outlines.generated.js";
export { SpecCards, VehicleSummary, vehicleDetailTranslations } from "./vehicle-detail/index.js";
