import { type Dealership, dealershipSchema } from "@nev/contract";
import * as z from "zod/mini";
import { numberAttribute, stateAttribute, zipAttribute } from "../elements/attribute-values.js";
import { tellProgrammer } from "../elements/console.js";
import type { WidgetDefinition, WidgetHost } from "../elements/define-widget.js";
import { DealerLocator } from "./dealer-locator.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./element.css?inline";
import type { DealerLocatorMessages } from "./messages.js";

/** `<nev-dealer-locator>` */
export const dealerLocatorWidget: WidgetDefinition = {
	tag: "nev-dealer-locator",
	attributes: ["state", "zip", "radius", "tiles", "tiles-attribution"],
	properties: ["dealerships"],
	styles,
	needsNoApi: (host) => host.property("dealerships") !== undefined,
	render(host) {
		const url = host.attribute("tiles");
		return (
			<DealerLocator
				state={stateAttribute(host, "state")}
				zip={zipAttribute(host, "zip")}
				radius={numberAttribute(host, "radius")}
				tiles={url ? { url, attribution: host.attribute("tiles-attribution") } : undefined}
				dealerships={ownDealerships(host)}
				messages={host.property("messages") as Partial<DealerLocatorMessages> | undefined}
				onReady={() => host.emit("nev:ready")}
				onError={(error) => host.emit("nev:error", error)}
				onSearchChange={(search) => host.emit("nev:search", search)}
				onDealerSelect={(dealership) => host.emit("nev:dealer-select", dealership)}
			/>
		);
	},
};

const checked = new WeakMap<object, Dealership[]>();

/** The host's own list, each list checked once. */
function ownDealerships(host: WidgetHost): readonly Dealership[] | undefined {
	const given = host.property("dealerships");
	if (given === undefined || given === null) return undefined;
	const known = checked.get(given);
	if (known) return known;
	const { data, error } = z.array(dealershipSchema).safeParse(given);
	if (error) {
		const [issue] = error.issues;
		tellProgrammer(
			`dealerships[${issue?.path.join(".")}]: ${issue?.message}. See the contract's Dealership.`,
		);
	}
	checked.set(given, data ?? []);
	return data ?? [];
}
