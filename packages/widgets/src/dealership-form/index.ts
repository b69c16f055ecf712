export { DealershipForm, type DealershipFormProps } from "./dealership-form.js";
export { type DealershipFormMessages, dealershipFormTranslations } from "./messages.js";
