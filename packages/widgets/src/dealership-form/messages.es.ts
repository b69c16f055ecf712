import { es as sharedTexts } from "../forms/messages.es.js";

/** The dealership form's texts in Spanish. */
export const es = {
	...sharedTexts,
	title: "Añada su concesionario",
	labels: {
		name: "Nombre del concesionario",
		address: "Dirección",
		city: "Ciudad",
		state: "Estado",
		zipCode: "Código postal",
		phone: "Teléfono",
		email: "Correo electrónico",
		membershipId: "Número de miembro",
	},
	errors: {
		name: {
			required: "El nombre del concesionario es obligatorio",
			refused: "Este concesionario ya está en la red",
		},
		address: { required: "La dirección es obligatoria" },
		city: { required: "La ciudad es obligatoria" },
		state: { required: "El estado es obligatorio" },
		zipCode: {
			required: "El código postal es obligatorio",
			refused: "No conocemos este código postal",
		},
		phone: { required: "El número de teléfono debe tener al menos 10 dígitos" },
		email: { required: "Se requiere un correo electrónico válido" },
	},
	chooseState: "Seleccione un estado",
	membershipHint: "Déjelo vacío si no tiene ninguno.",
	submit: "Añadir concesionario",
	sending: "Añadiendo concesionario...",
	failedHint: "No se pudo añadir el concesionario. Inténtelo de nuevo.",
	sentTitle: "¡Listo!",
	sentHint: "¡El concesionario se añadió correctamente!",
	pendingHint: "¡El concesionario se añadió correctamente! Aparecerá después de su revisión.",
	sendAnother: "Añadir otro concesionario",
};
