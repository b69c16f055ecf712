import {
	type Dealership,
	dealershipSchema,
	type RegionName,
	regionAbbreviation,
	regionNames,
} from "@nev/contract";
import type { DealerLocatorMessages } from "../dealer-locator/messages.js";
import { choiceAttribute, headingLevelAttribute, numberAttribute } from "../elements/attributes.js";
import { listProperty } from "../elements/list-property.js";
import type { WidgetHost } from "../elements/widget-definition.js";
import type { WidgetElement } from "../elements/widget-element.js";
import { warnOnce } from "../provider/warn-once.js";

/**
 * What the locator and the map alone have in common.
 *
 * @csspart card - a dealership
 * @csspart card-heading - its name
 * @csspart badge - its state
 * @csspart address - its address
 * @csspart link - its telephone number, or its email address
 * @csspart map - the map
 * @csspart marker - a marker on the map
 * @csspart marker-dealer - the marker of a dealership
 * @csspart marker-selected - the marker of the selected dealership
 * @csspart marker-cluster - the marker of several dealerships
 *
 * @slot card-footer-<id> - the footer of the dealership with this id
 *
 * @cssproperty --nev-land - land on the map
 * @cssproperty --nev-border-line - borders of countries, states and counties on the map
 * @cssproperty --nev-coast - coasts and shores on the map
 * @cssproperty --nev-park - parks and woods on the map
 * @cssproperty --nev-building - buildings on the map
 * @cssproperty --nev-road - roads on the map
 * @cssproperty --nev-road-edge - the edges of roads on the map
 * @cssproperty --nev-highway - highways on the map
 * @cssproperty --nev-sticky-top - the map's distance from the top, for a page with a fixed header
 */
export interface ElementWithMap extends WidgetElement<DealerLocatorMessages> {
	/** The host page's own dealerships. With them, the element calls no API. */
	dealerships: readonly Dealership[] | undefined;
	/** Shows only one state's or territory's dealerships: `Florida`, `FL`. */
	state: string | undefined;
	/** Starts with a search by distance from this ZIP code. */
	zip: string | undefined;
	/** The radius of that search, in miles. */
	radius: number | undefined;
	/** Whether one finger and the wheel scroll the page (default) or move the map. */
	gestures: "cooperative" | "greedy" | undefined;
	/** The address of vector tiles. */
	map: string | undefined;
	/** The URL of images that cover the map, with `{z}`, `{x}` and `{y}`. */
	tiles: string | undefined;
	/** The attribution of these images, as HTML. */
	tilesAttribution: string | undefined;
}

/** The attributes of the elements with a map: the locator and the map alone. */
export const mapAttributes = {
	state: String,
	zip: String,
	radius: Number,
	gestures: String,
	map: String,
	tiles: String,
	"tiles-attribution": String,
} as const;

/** Whether the host page has given its own dealerships. */
export function hasOwnDealerships(host: WidgetHost): boolean {
	return host.property("dealerships") !== undefined || host.attribute("dealerships") !== undefined;
}

/** The component's properties from the attributes of an element with a map, without the map's code. */
export function mapElementProps(host: WidgetHost) {
	const url = host.attribute("tiles");
	return {
		headingLevel: headingLevelAttribute(host),
		state: stateAttribute(host, "state"),
		zip: zipAttribute(host, "zip"),
		radius: numberAttribute(host, "radius"),
		gestures: choiceAttribute(host, "gestures", ["cooperative", "greedy"]),
		map: host.attribute("map"),
		tiles: url ? { url, attribution: host.attribute("tiles-attribution") } : undefined,
		dealerships: listProperty<Dealership>(host, "dealerships", dealershipSchema),
	};
}

/** Parses an attribute as a US state, a territory or the District of Columbia: its full name or its abbreviation, in any case. */
function stateAttribute(host: WidgetHost, name: string): RegionName | undefined {
	const text = host.attribute(name);
	if (text === undefined) return undefined;
	const lowerCase = text.toLowerCase();
	const match = regionNames.find(
		(region) =>
			region.toLowerCase() === lowerCase || regionAbbreviation(region)?.toLowerCase() === lowerCase,
	);
	if (match) return match;
	warnOnce(`${name}="${text}" is not a US state. Use one such as "Florida".`);
	return undefined;
}

/** Parses an attribute as a ZIP code. */
function zipAttribute(host: WidgetHost, name: string): string | undefined {
	const text = host.attribute(name);
	if (text === undefined || /^\d{5}$/.test(text)) return text;
	warnOnce(`${name}="${text}" is not a ZIP code of five digits.`);
	return undefined;
}
