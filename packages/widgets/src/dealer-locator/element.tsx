import { useCardTemplate } from "../elements/use-card-template.js";
import type { WidgetDefinition } from "../elements/widget-definition.js";
import { loadLazily } from "../lazy/index.js";
import { hasOwnDealerships, mapAttributes, mapElementProps } from "../map/map-element.js";
import type { MessageOverrides } from "../messages/index.js";
import { LocatorWidget } from "./dealer-locator.js";
import type { DealerLocatorState } from "./dealer-locator-state.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./element.css?inline";
import type { LocatorSearch } from "./locator-search.js";
import type { DealerLocatorMessages } from "./messages.js";

const loadTemplate = () => loadLazily("dealer-template", () => import("./dealer-template.js"));

/** `<nev-dealer-locator>` */
export const dealerLocatorWidget: WidgetDefinition = {
	tag: "nev-dealer-locator",
	attributes: mapAttributes,
	properties: ["dealerships"],
	styles,
	methods(host) {
		const stateOf = () => host.stored("locator") as DealerLocatorState | undefined;
		return {
			search: (search: LocatorSearch) => stateOf()?.apply(search),
			select(dealer: number) {
				const state = stateOf();
				state?.apply({ ...state.search.peek(), dealer });
			},
		};
	},
	worksWithoutApi: hasOwnDealerships,
	render(host) {
		return (
			<LocatorWidget
				{...mapElementProps(host)}
				// biome-ignore lint/correctness/useHookAtTopLevel: the element calls `render` in a component
				renderCard={useCardTemplate(host, loadTemplate)}
				messages={host.property("messages") as MessageOverrides<DealerLocatorMessages> | undefined}
				onReady={() => void host.emit("ready")}
				onError={(error) => host.emit("error", error)}
				onSearchChange={(search) => host.emit("search", search)}
				onDealerSelect={(dealership) => host.emit("dealer-select", dealership)}
			/>
		);
	},
};
