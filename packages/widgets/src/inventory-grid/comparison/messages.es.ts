/** The texts of the vehicles' comparison in Spanish. */
export const es = {
	compare: "Comparar",
	compareName: "Comparar {name}",
	comparison: "Uno al lado del otro",
	compareHint: "Elija uno más para comparar.",
	compareLimit: "Tres vehículos como máximo. Quite uno para añadir otro.",
	showComparison: "Verlos uno al lado del otro",
	clearComparison: "Borrar la comparación",
	removeFromComparison: "Quitar {name}",
	topSpeed: "Velocidad máxima",
	passengers: "Pasajeros",
	motor: "Motor",
	battery: "Batería",
	length: "Longitud",
	warranty: "Garantía",
};
