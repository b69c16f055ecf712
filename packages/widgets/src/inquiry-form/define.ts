import { defineWidget } from "../elements/define-widget.js";
import { inquiryFormWidget } from "./element.js";

export type { FieldErrors, FormStatus } from "../forms/controller.js";
export type { FormValues } from "../forms/form-values.js";
export type { DealFieldMessages } from "./deal/messages.js";
export type { InquiryFormEvents, NevInquiryFormElement } from "./element.js";
export type { FormContact, SubmittedInquiry } from "./inquiry.js";
export type { InquiryFormMessages } from "./messages.js";

defineWidget(inquiryFormWidget);
