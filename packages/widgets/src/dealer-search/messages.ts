import type { PluralMessage, Translations } from "../messages/index.js";
import { dealerSearchTexts } from "../messages/languages.js";

/** The texts of the search and the list. */
export interface ListMessages {
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
	radiusLabel: string;
	loading: string;
	dealerCount: PluralMessage;
	matchCount: PluralMessage;
	stateCount: PluralMessage;
	/** Those in a city of which it is not known where it is. */
	unlocatedCount: PluralMessage;
	nearCount: PluralMessage;
	noneWithin: string;
	/** The place of an unknown ZIP code. */
	approximatePlace: string;
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
}

export const listTranslations: Translations<ListMessages> = {
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
		radiusLabel: "Within",
		loading: "Loading dealers…",
		dealerCount: { one: "{count} dealer", other: "{count} dealers" },
		matchCount: { one: "{count} dealer found", other: "{count} dealers found" },
		stateCount: { one: "{count} dealer in {state}", other: "{count} dealers in {state}" },
		unlocatedCount: {
			one: "{count} dealer in {city}, distance unknown",
			other: "{count} dealers in {city}, distances unknown",
		},
		nearCount: {
			one: "{count} dealer within {radius} of {place}",
			other: "{count} dealers within {radius} of {place}",
		},
		noneWithin: "No dealer within {radius} of {place}. These are the nearest:",
		approximatePlace: "{place} (approximate location)",
		sampleData: "Sample data: fictional dealers.",
		shownOf: "Showing {shown} of {total}",
		showMore: { one: "Show {count} more", other: "Show {count} more" },
		narrowSearch: "Search by ZIP code or city to see those nearest to you.",
		emptyTitle: "No dealerships found",
		emptyHint: "Check the spelling, or search by ZIP code or city to see the nearest ones.",
		showAll: "Show all dealers",
		errorTitle: "The dealers could not be loaded",
		errorHint: "Please check your connection and try again.",
		retry: "Try again",
		unknownZip: "We couldn't find this ZIP code. Check its five digits, or search by city.",
		call: "Call",
		callName: "Call {name}",
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
		mapLabel: "Map of dealers",
		showMap: "Show map",
		mapLoading: "Loading the map…",
		mapFailed:
			"The map could not be loaded. Try again, or reload the page. The list has every dealer.",
	},
	...dealerSearchTexts,
};
