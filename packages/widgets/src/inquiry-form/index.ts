export { DealField, type DealFieldProps } from "./deal/deal-field.js";
export type { DealFieldMessages } from "./deal/messages.js";
export type { SubmittedInquiry } from "./inquiry.js";
export { InquiryForm } from "./inquiry-form.js";
export type { InquiryFormProps } from "./inquiry-form-props.js";
export { type InquiryFormMessages, inquiryFormTranslations } from "./messages.js";
