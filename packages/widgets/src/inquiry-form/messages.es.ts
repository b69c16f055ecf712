import { es as sharedTexts } from "../forms/messages.es.js";

/** The inquiry form's texts in Spanish. */
export const es = {
	...sharedTexts,
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
};
