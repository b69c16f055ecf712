/** The texts of a widget that has failed, in Spanish. */
export const es = {
	failed: "Esta parte de la página no se pudo mostrar.",
	retry: "Intentar de nuevo",
};
