import { regionNames, vehicleCategories } from "@nev/contract";
import { categoryLabels } from "../content/navigation.js";
import type { OfferedAttribute } from "./widget-catalog.js";

/** How the form asks for attributes of the elements. It only describes an attribute that is not here. */
export const offeredAttributes: Readonly<
	Record<string, Pick<OfferedAttribute, "label" | "hint" | "choices" | "noChoice" | "needs">>
> = {
	state: {
		label: "State",
		hint: "Shows the dealers of one state.",
		choices: regionNames.map((name) => ({ value: name, label: name })),
		noChoice: "All states",
	},
	zip: { label: "ZIP code", hint: "Starts with the dealers near it." },
	radius: { label: "Radius in miles", hint: "50 if you leave it empty." },
	"gesture-handling": {
		label: "One finger on the map",
		choices: [{ value: "greedy", label: "Moves the map" }],
		noChoice: "Scrolls the page",
	},
	vehicle: { label: "Vehicle", choices: "vehicles", noChoice: "None" },
	price: { label: "Price in dollars", hint: "Instead of a vehicle." },
	"apply-url": { label: "Page for applications", hint: "Apply Now opens this address." },
	"sync-url": { label: "Keep what the visitor has chosen in the page's address" },
	"dealership-id": { label: "Dealer", choices: "dealerships", noChoice: "The company" },
	"consent-seller": {
		label: "Your company",
		hint: "With your number, the form asks for consent to calls.",
		needs: { name: "consent-phone", error: "Enter the number that you call from, too." },
	},
	"consent-phone": {
		label: "The number that you call from",
		needs: { name: "consent-seller", error: "Enter your company, too." },
	},
	category: {
		label: "Category",
		choices: vehicleCategories.map((value) => ({ value, label: categoryLabels[value] })),
		noChoice: "All categories",
	},
	limit: { label: "Number of vehicles", hint: "All if you leave it empty." },
	"can-compare": { label: "Let the visitor compare vehicles" },
	"can-sort": { label: "Let the visitor sort vehicles by price, range or seats" },
	"vehicle-href": {
		label: "Page of a vehicle",
		hint: "With {slug} for its name in addresses, such as https://example.com/carts/{slug}.",
	},
	"heading-level": {
		label: "Level of the headings",
		choices: ["2", "3", "4"].map((value) => ({ value, label: value })),
		noChoice: "The usual one",
	},
};

/** Why the form does not ask for an attribute, for dealers who would expect it to. */
export const reasonsNotToOffer: Readonly<Record<string, string>> = {
	api: "The widget asks the server that its script comes from.",
	label: "Is for a page with several widgets of a kind.",
	src: "Needs a file with your own list on your server.",
	"default-filters": "The form asks for the category alone.",
	campaign: "Is for a page that knows more than its address tells.",
	"zip-code": "Is for a page that knows the visitor's ZIP code.",
	"vector-tiles": "Needs a service of vector tiles of your own.",
	"raster-tiles": "Needs a service of map images of your own.",
	"raster-tiles-attribution": "Belongs to `raster-tiles`.",
};
