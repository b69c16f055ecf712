export { ContactForm, type ContactFormProps, contactMessageOf } from "./contact-form.js";
export { type ContactFormMessages, contactFormTranslations } from "./messages.js";
