/** The texts that are the same in every form, in Spanish. */
export const es = {
	problem: "Hay un problema",
	optional: "opcional",
	tooLong: "Use como máximo {limit} caracteres",
	checking: "Comprobando…",
	failedTitle: "Error",
	tooManyHint: {
		one: "Demasiados mensajes. Inténtelo de nuevo en {count} segundo.",
		other: "Demasiados mensajes. Inténtelo de nuevo en {count} segundos.",
	},
};
