import { defaultInquiryMessage, emptyFieldsNotice } from "@nev/contract";
import { type FieldMessages, type FormMessages, sharedFormMessages } from "../forms/index.js";
import type { Translations } from "../messages/index.js";

export type InquiryField = "vehicle" | "firstName" | "lastName" | "phone" | "email" | "message";

/** The texts of the inquiry form. */
export interface InquiryFormMessages extends FormMessages {
	title: string;
	price: string;
	labels: Record<InquiryField, string>;
	errors: Record<Exclude<InquiryField, "message">, FieldMessages>;
	chooseVehicle: string;
	/** The initial text of the message field. */
	defaultMessage: string;
	/** Names the seller and the phone number. Stored verbatim with the consent. */
	consent: string;
	emptyTitle: string;
	emptyHint: string;
	loading: string;
	notFoundTitle: string;
	notFoundHint: string;
	chooseAnother: string;
	loadFailedTitle: string;
	loadFailedHint: string;
	retry: string;
	sampleData: string;
}

export const inquiryFormTranslations: Translations<InquiryFormMessages> = {
	en: {
		...sharedFormMessages.en,
		title: "Request Information",
		price: "Starting price (MSRP) {price}",
		labels: {
			vehicle: "Vehicle",
			firstName: "First name",
			lastName: "Last name",
			phone: "Phone",
			email: "Email",
			message: "Message",
		},
		errors: {
			vehicle: { required: "Please choose a vehicle" },
			firstName: { required: "First name is required" },
			lastName: { required: "Last name is required" },
			phone: { required: "Phone is required", refused: "Please enter a valid phone number" },
			email: { required: "Email is required", invalid: "Please enter a valid email address" },
		},
		chooseVehicle: "Choose a vehicle",
		defaultMessage: defaultInquiryMessage,
		consent:
			"I agree that {seller}, {phone}, may call and text me about my inquiry, also by automated means, at the phone number I give above. Consent is not a condition of purchase.",
		emptyTitle: emptyFieldsNotice.title,
		emptyHint: emptyFieldsNotice.description,
		submit: "Send Inquiry",
		sending: "Sending...",
		failedHint: "Failed to send message. Please try again.",
		sentTitle: "Thank you!",
		sentHint: "Your message about the {vehicle} has been sent. You will hear from us soon.",
		sendAnother: "Send another message",
		loading: "Loading the form…",
		notFoundTitle: "Vehicle Not Found",
		notFoundHint: "The vehicle you're looking for doesn't exist.",
		chooseAnother: "Choose another vehicle",
		loadFailedTitle: "The form could not be loaded",
		loadFailedHint: "Please check your connection and try again.",
		retry: "Try again",
		sampleData: "Sample data: invented vehicles and prices.",
	},
	es: {
		...sharedFormMessages.es,
		title: "Solicitar información",
		price: "Precio inicial (MSRP) {price}",
		labels: {
			vehicle: "Vehículo",
			firstName: "Nombre",
			lastName: "Apellido",
			phone: "Teléfono",
			email: "Correo electrónico",
			message: "Mensaje",
		},
		errors: {
			vehicle: { required: "Elija un vehículo" },
			firstName: { required: "El nombre es obligatorio" },
			lastName: { required: "El apellido es obligatorio" },
			phone: {
				required: "El teléfono es obligatorio",
				refused: "Introduzca un número de teléfono válido",
			},
			email: {
				required: "El correo electrónico es obligatorio",
				invalid: "Introduzca un correo electrónico válido",
			},
		},
		chooseVehicle: "Elija un vehículo",
		defaultMessage: "Me interesa saber más sobre este vehículo.",
		consent:
			"Acepto que {seller}, {phone}, me llame y me envíe mensajes de texto sobre mi consulta, también por medios automatizados, al número de teléfono que indico arriba. El consentimiento no es condición de compra.",
		emptyTitle: "Complete todos los campos",
		emptyHint: "Todos los campos del formulario son obligatorios.",
		submit: "Enviar consulta",
		sending: "Enviando...",
		failedHint: "No se pudo enviar el mensaje. Inténtelo de nuevo.",
		sentTitle: "¡Gracias!",
		sentHint: "Su mensaje sobre el {vehicle} se ha enviado. Pronto tendrá noticias nuestras.",
		sendAnother: "Enviar otro mensaje",
		loading: "Cargando el formulario…",
		notFoundTitle: "Vehículo no encontrado",
		notFoundHint: "El vehículo que busca no existe.",
		chooseAnother: "Elegir otro vehículo",
		loadFailedTitle: "No se pudo cargar el formulario",
		loadFailedHint: "Compruebe su conexión e inténtelo de nuevo.",
		retry: "Intentar de nuevo",
		sampleData: "Datos de muestra: vehículos y precios inventados.",
	},
};
