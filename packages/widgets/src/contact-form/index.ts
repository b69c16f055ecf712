export { ContactForm, type ContactFormProps } from "./contact-form.js";
export { contactMessageOf } from "./contact-message.js";
export { type ContactFormMessages, contactFormTranslations } from "./messages.js";
