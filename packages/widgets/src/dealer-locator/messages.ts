import type { PluralMessage, Translations } from "../messages/index.js";
import { es } from "./messages.es.js";

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
	/** The button that loads the map for a visitor who saves data. */
	showMap: string;
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
		showMap: "Show map",
		mapLoading: "Loading the map…",
		mapFailed:
			"The map could not be loaded. If trying again does not help, reload the page. The list has every dealership.",
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
	es,
};
