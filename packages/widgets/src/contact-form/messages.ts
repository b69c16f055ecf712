import type { ContactForm, ContactSubject, contactStates } from "@nev/contract";
import { type FieldMessages, type FormMessages, sharedFormMessages } from "../forms/messages.js";
import type { Translations } from "../messages/index.js";

/** The texts of the contact form. */
export interface ContactFormMessages extends FormMessages {
	title: string;
	labels: Record<keyof ContactForm, string>;
	errors: Record<keyof ContactForm, FieldMessages>;
	chooseState: string;
	states: Record<(typeof contactStates)[number], string>;
	chooseSubject: string;
	subjects: Record<ContactSubject, string>;
	messageHint: string;
}

export const contactFormTranslations: Translations<ContactFormMessages> = {
	en: {
		...sharedFormMessages.en,
		title: "Contact us",
		labels: {
			firstName: "First name",
			lastName: "Last name",
			email: "Email",
			phone: "Phone",
			state: "State",
			subject: "Subject",
			message: "Message",
		},
		errors: {
			firstName: { required: "First name is required" },
			lastName: { required: "Last name is required" },
			email: { required: "Please enter a valid email address" },
			phone: { required: "Please enter a valid phone number" },
			state: { required: "Please select your state" },
			subject: { required: "Please select a subject" },
			message: { required: "Message must be at least 10 characters" },
		},
		chooseState: "Select your state",
		states: {
			California: "California",
			Texas: "Texas",
			Florida: "Florida",
			"New York": "New York",
			Illinois: "Illinois",
			Arizona: "Arizona",
			Other: "Other",
		},
		chooseSubject: "Select a subject",
		subjects: {
			sales: "Sales",
			service: "Service",
			dealer: "Becoming a dealer",
			financing: "Financing",
			warranty: "Warranty",
			other: "Something else",
		},
		messageHint: "At least 10 characters",
		submit: "Send Message",
		sending: "Sending...",
		failedHint: "Failed to send email",
		sentTitle: "Thank you!",
		sentHint: "Your message has been sent. You will hear from us within 24 hours.",
		sendAnother: "Send another message",
	},
	es: {
		...sharedFormMessages.es,
		title: "Contáctenos",
		labels: {
			firstName: "Nombre",
			lastName: "Apellido",
			email: "Correo electrónico",
			phone: "Teléfono",
			state: "Estado",
			subject: "Asunto",
			message: "Mensaje",
		},
		errors: {
			firstName: { required: "El nombre es obligatorio" },
			lastName: { required: "El apellido es obligatorio" },
			email: { required: "Introduzca un correo electrónico válido" },
			phone: { required: "Introduzca un número de teléfono válido" },
			state: { required: "Seleccione su estado" },
			subject: { required: "Seleccione un asunto" },
			message: { required: "El mensaje debe tener al menos 10 caracteres" },
		},
		chooseState: "Seleccione su estado",
		states: {
			California: "California",
			Texas: "Texas",
			Florida: "Florida",
			"New York": "Nueva York",
			Illinois: "Illinois",
			Arizona: "Arizona",
			Other: "Otro",
		},
		chooseSubject: "Seleccione un asunto",
		subjects: {
			sales: "Ventas",
			service: "Servicio",
			dealer: "Ser concesionario",
			financing: "Financiación",
			warranty: "Garantía",
			other: "Otro asunto",
		},
		messageHint: "Al menos 10 caracteres",
		submit: "Enviar mensaje",
		sending: "Enviando...",
		failedHint: "No se pudo enviar el correo",
		sentTitle: "¡Gracias!",
		sentHint: "Su mensaje se ha enviado. Le responderemos en 24 horas.",
		sendAnother: "Enviar otro mensaje",
	},
};
