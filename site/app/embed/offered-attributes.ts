import { regionNames, vehicleCategories } from "@nev/contract";
import { categoryLabels } from "../content/navigation.js";
import type { OfferedAttribute } from "./widget-catalog.js";

/** How the form asks for attributes of the elements. It only describes an attribute that is not here. */
export const offeredAttributes: Readonly<
	Record<string, Pick<OfferedAttribute, "label" | "hint" | "choices" | "noChoice" | "needs">>
> = {
	state: {
		label: "State",
		hint: "Shows the dealers in one state.",
		choices: regionNames.map((name) => ({ value: name, label: name })),
		noChoice: "All states",
	},
	zip: { label: "ZIP code", hint: "Starts with the dealers nearest it." },
	radius: { label: "Radius in miles", hint: "50 if you leave this blank." },
	"gesture-handling": {
		label: "Dragging with one finger",
		choices: [{ value: "greedy", label: "Moves the map" }],
		noChoice: "Scrolls the page",
	},
	vehicle: { label: "Vehicle", choices: "vehicles", noChoice: "None" },
	price: { label: "Price in dollars", hint: "Instead of a vehicle." },
	"calculator-href": { label: "Calculator page", hint: "The payment links to this address." },
	"apply-url": { label: "Application page", hint: "Apply Now opens this address." },
	"sync-url": { label: "Keep the visitor's choices in the page's address" },
	"dealership-id": { label: "Dealer", choices: "dealerships", noChoice: "No particular dealer" },
	"consent-seller": {
		label: "Your company",
		hint: "With your number, the form asks for consent to call.",
		needs: { name: "consent-phone", error: "Also enter the number you call from." },
	},
	"consent-phone": {
		label: "Number you call from",
		needs: { name: "consent-seller", error: "Also enter your company." },
	},
	category: {
		label: "Category",
		choices: vehicleCategories.map((value) => ({ value, label: categoryLabels[value] })),
		noChoice: "All categories",
	},
	limit: { label: "Number of vehicles", hint: "All if you leave this blank." },
	"can-compare": { label: "Let visitors compare vehicles" },
	"can-sort": { label: "Let visitors sort vehicles by price, range or seats" },
	"vehicle-href": {
		label: "Vehicle page",
		hint: "Write {slug} where the vehicle's name goes, such as https://example.com/carts/{slug}.",
	},
	"heading-level": {
		label: "Heading level",
		choices: ["2", "3", "4"].map((value) => ({ value, label: value })),
		noChoice: "Default",
	},
};

/** Why the form does not ask for an attribute, for dealers who would expect it to. */
export const reasonsNotToOffer: Readonly<Record<string, string>> = {
	api: "The widget uses the server its script comes from.",
	label: "For a page with several widgets of the same kind.",
	src: "Needs a file with your own list on your server.",
	"default-filters": "This page asks for the category only.",
	campaign: "For a page that knows more than its address says.",
	"zip-code": "For a page that knows the visitor's ZIP code.",
	"vector-tiles": "Needs your own vector tile service.",
	"raster-tiles": "Needs your own map image service.",
	"raster-tiles-attribution": "Belongs to `raster-tiles`.",
};
