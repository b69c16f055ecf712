export {
	type FilledInquiry,
	filledInquirySchema,
	type InquiryContext,
	inquiryOf,
} from "./inquiry.js";
export { InquiryForm, type InquiryFormProps, type SubmittedInquiry } from "./inquiry-form.js";
export { type InquiryFormMessages, inquiryFormTranslations } from "./messages.js";
