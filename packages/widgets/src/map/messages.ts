import type { ListMessages } from "../dealer-search/messages.js";
import type { PluralMessage, Translations } from "../messages/index.js";
import { mapTexts } from "../messages/languages.js";

/** The texts that the map shows, of which some are the list's. */
export interface LocatorMapMessages extends ListMessages, MapMessages {}

/** The texts of the map. */
export interface MapMessages {
	mapArea: string;
	clustersFailed: string;
	mapHint: string;
	/** The name of all markers together. */
	markersLabel: string;
	cluster: PluralMessage;
	/** The marker of many dealers at one address, and the title of their list. */
	crowd: PluralMessage;
	closeCrowd: string;
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
	/** Where the visitor has zoomed in further than a map without streets has anything to show. */
	noStreets: string;
	closeNote: string;
	/** In a part of the map that could not be loaded. */
	mapGap: string;
	/** The map's description. `{places}` is a list of names. */
	mapShows: string;
}

export const mapTranslations: Translations<MapMessages> = {
	en: {
		mapArea: "the center of the map",
		clustersFailed: "The dealers could not be shown on the map.",
		mapHint: "Arrow keys move the map, plus and minus zoom. Tab goes to the dealers on it.",
		markersLabel: "Dealers on the map",
		cluster: { one: "{count} dealer, zoom in", other: "{count} dealers, zoom in" },
		crowd: { one: "{count} dealer at this address", other: "{count} dealers at this address" },
		closeCrowd: "Close the list",
		searchThisArea: "Search this area",
		wheelHint: "Use {key} + scroll to zoom the map",
		touchHint: "Use two fingers to move the map",
		zoomIn: "Zoom in",
		zoomOut: "Zoom out",
		alaska: "Alaska",
		hawaii: "Hawaii",
		puertoRico: "Puerto Rico",
		contiguousStates: "48 states",
		tilesFailed: "The street map isn't available, so a simpler map is shown.",
		noStreets: "No streets on this map",
		closeNote: "Close",
		mapGap: "This part of the map did not load",
		mapShows: "The map shows {places}",
	},
	...mapTexts,
};
