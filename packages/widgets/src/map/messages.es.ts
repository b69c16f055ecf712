/** The texts of the dealer locator's map in Spanish. */
export const es = {
	mapArea: "la parte central del mapa",
	clustersFailed: "No se pudieron mostrar los concesionarios en el mapa.",
	mapHint:
		"Las flechas mueven el mapa; más y menos lo acercan o alejan. El tabulador va a los concesionarios.",
	markersLabel: "Concesionarios en el mapa",
	cluster: {
		one: "{count} concesionario, acercar",
		other: "{count} concesionarios, acercar",
	},
	crowd: {
		one: "{count} concesionario en esta dirección",
		other: "{count} concesionarios en esta dirección",
	},
	closeCrowd: "Cerrar la lista",
	searchThisArea: "Buscar en esta zona",
	wheelHint: "Use {key} + la rueda del ratón para acercar el mapa",
	touchHint: "Use dos dedos para mover el mapa",
	zoomIn: "Acercar",
	zoomOut: "Alejar",
	alaska: "Alaska",
	hawaii: "Hawái",
	puertoRico: "Puerto Rico",
	contiguousStates: "48 estados",
	tilesFailed: "El mapa de calles no está disponible; queda el mapa sencillo.",
	mapGap: "Esta parte del mapa no se cargó",
	mapShows: "El mapa muestra {places}",
};
