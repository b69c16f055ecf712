import type { PluralMessage, Translations } from "../messages/index.js";

/** Every text of the dealer locator, including those for screen readers. */
export interface DealerLocatorMessages {
	regionLabel: string;
	searchLabel: string;
	searchPlaceholder: string;
	search: string;
	clearSearch: string;
	suggestionsLabel: string;
	suggestionCount: PluralMessage;
	useMyLocation: string;
	locating: string;
	locationRefused: string;
	yourLocation: string;
	mapArea: string;
	radiusLabel: string;
	loading: string;
	dealerCount: PluralMessage;
	matchCount: PluralMessage;
	nearCount: PluralMessage;
	noneWithin: string;
	sampleData: string;
	shownOf: string;
	showMore: PluralMessage;
	narrowSearch: string;
	emptyTitle: string;
	emptyHint: string;
	showAll: string;
	errorTitle: string;
	errorHint: string;
	retry: string;
	unknownZip: string;
	call: string;
	callName: string;
	email: string;
	directions: string;
	directionsTo: string;
	opensInNewTab: string;
	showOnMap: string;
	showNameOnMap: string;
	selected: string;
	away: string;
	approximate: string;
	viewLabel: string;
	listView: string;
	mapView: string;
	mapLabel: string;
	mapLoading: string;
	mapFailed: string;
	clustersFailed: string;
	mapHint: string;
	cluster: PluralMessage;
	searchThisArea: string;
	/** `{key}` is Ctrl or ⌘. */
	wheelHint: string;
	touchHint: string;
	zoomIn: string;
	zoomOut: string;
	alaska: string;
	hawaii: string;
	puertoRico: string;
	contiguousStates: string;
	tilesFailed: string;
	/** In a part of the map that could not be loaded. */
	mapGap: string;
	/** The map's description. `{places}` is a list of names. */
	mapShows: string;
}

export const dealerLocatorTranslations: Translations<DealerLocatorMessages> = {
	en: {
		regionLabel: "Dealer locator",
		searchLabel: "Find a dealer",
		searchPlaceholder: "ZIP code, city, state or name",
		search: "Search",
		clearSearch: "Clear the search",
		suggestionsLabel: "Places",
		suggestionCount: {
			one: "{count} place. Use the arrow keys to choose it.",
			other: "{count} places. Use the arrow keys to choose one.",
		},
		useMyLocation: "Use my location",
		locating: "Finding your location…",
		locationRefused: "Your location is not available. Search by ZIP code or city instead.",
		yourLocation: "your location",
		mapArea: "the middle of the map",
		radiusLabel: "Within",
		loading: "Loading dealerships…",
		dealerCount: { one: "{count} dealership", other: "{count} dealerships" },
		matchCount: { one: "{count} dealership found", other: "{count} dealerships found" },
		nearCount: {
			one: "{count} dealership within {radius} of {place}",
			other: "{count} dealerships within {radius} of {place}",
		},
		noneWithin: "No dealership within {radius} of {place}. These are the nearest:",
		sampleData: "Sample data: invented dealers.",
		shownOf: "Showing {shown} of {total}",
		showMore: { one: "Show {count} more", other: "Show {count} more" },
		narrowSearch: "Search by ZIP code or city to see those nearest to you.",
		emptyTitle: "No dealerships found",
		emptyHint: "Check the spelling, or search by ZIP code or city to see the nearest ones.",
		showAll: "Show all dealerships",
		errorTitle: "The dealerships could not be loaded",
		errorHint: "Please check your connection and try again.",
		retry: "Try again",
		unknownZip: "We do not know this ZIP code. Check its five digits, or search by city.",
		call: "Call",
		callName: "Call {name}",
		email: "Email",
		directions: "Directions",
		directionsTo: "Directions to {name}",
		opensInNewTab: "opens in a new tab",
		showOnMap: "Show on map",
		showNameOnMap: "Show {name} on the map",
		selected: "Selected: {name}, {city}, {state}",
		away: "{distance} away",
		approximate: "about",
		viewLabel: "View",
		listView: "List",
		mapView: "Map",
		mapLabel: "Map of dealerships",
		mapLoading: "Loading the map…",
		mapFailed: "The map could not be loaded. The list has every dealership.",
		clustersFailed: "The dealers could not be shown on the map.",
		mapHint: "Arrow keys move the map, plus and minus zoom. Tab goes to the dealerships on it.",
		cluster: { one: "{count} dealership, zoom in", other: "{count} dealerships, zoom in" },
		searchThisArea: "Search this area",
		wheelHint: "Use {key} + scroll to zoom the map",
		touchHint: "Use two fingers to move the map",
		zoomIn: "Zoom in",
		zoomOut: "Zoom out",
		alaska: "Alaska",
		hawaii: "Hawaii",
		puertoRico: "Puerto Rico",
		contiguousStates: "48 states",
		tilesFailed: "The street map is not available; the simple map remains.",
		mapGap: "This part of the map did not load",
		mapShows: "The map shows {places}",
	},
	es: {
		regionLabel: "Buscador de concesionarios",
		searchLabel: "Encuentre un concesionario",
		searchPlaceholder: "Código postal, ciudad, estado o nombre",
		search: "Buscar",
		clearSearch: "Borrar la búsqueda",
		suggestionsLabel: "Lugares",
		suggestionCount: {
			one: "{count} lugar. Use las flechas para elegirlo.",
			other: "{count} lugares. Use las flechas para elegir uno.",
		},
		useMyLocation: "Usar mi ubicación",
		locating: "Buscando su ubicación…",
		locationRefused: "Su ubicación no está disponible. Busque por código postal o ciudad.",
		yourLocation: "su ubicación",
		mapArea: "el centro del mapa",
		radiusLabel: "A menos de",
		loading: "Cargando concesionarios…",
		dealerCount: { one: "{count} concesionario", other: "{count} concesionarios" },
		matchCount: {
			one: "{count} concesionario encontrado",
			other: "{count} concesionarios encontrados",
		},
		nearCount: {
			one: "{count} concesionario a menos de {radius} de {place}",
			other: "{count} concesionarios a menos de {radius} de {place}",
		},
		noneWithin: "No hay concesionarios a menos de {radius} de {place}. Estos son los más cercanos:",
		sampleData: "Datos de muestra: concesionarios inventados.",
		shownOf: "Se muestran {shown} de {total}",
		showMore: { one: "Mostrar {count} más", other: "Mostrar {count} más" },
		narrowSearch: "Busque por código postal o ciudad para ver los más cercanos.",
		emptyTitle: "No se encontraron concesionarios",
		emptyHint:
			"Revise la ortografía o busque por código postal o ciudad para ver los más cercanos.",
		showAll: "Mostrar todos los concesionarios",
		errorTitle: "No se pudieron cargar los concesionarios",
		errorHint: "Compruebe su conexión e inténtelo de nuevo.",
		retry: "Intentar de nuevo",
		unknownZip: "No conocemos este código postal. Revise sus cinco dígitos o busque por ciudad.",
		call: "Llamar",
		callName: "Llamar a {name}",
		email: "Correo",
		directions: "Cómo llegar",
		directionsTo: "Cómo llegar a {name}",
		opensInNewTab: "se abre en una pestaña nueva",
		showOnMap: "Ver en el mapa",
		showNameOnMap: "Ver {name} en el mapa",
		selected: "Seleccionado: {name}, {city}, {state}",
		away: "a {distance}",
		approximate: "aprox.",
		viewLabel: "Vista",
		listView: "Lista",
		mapView: "Mapa",
		mapLabel: "Mapa de concesionarios",
		mapLoading: "Cargando el mapa…",
		mapFailed: "No se pudo cargar el mapa. La lista contiene todos los concesionarios.",
		clustersFailed: "No se pudieron mostrar los concesionarios en el mapa.",
		mapHint:
			"Las flechas mueven el mapa; más y menos lo acercan o alejan. El tabulador va a los concesionarios.",
		cluster: {
			one: "{count} concesionario, acercar",
			other: "{count} concesionarios, acercar",
		},
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
	},
};
