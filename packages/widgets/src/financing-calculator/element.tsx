import { addressAttribute, numberAttribute } from "../elements/attribute-values.js";
import type { WidgetDefinition, WidgetHost } from "../elements/define-widget.js";
import type { MessageOverrides } from "../messages/index.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./element.css?inline";
import { CalculatorWidget } from "./financing-calculator.js";
import type { LazyModules } from "./lazy.js";
import type { FinancingCalculatorMessages } from "./messages/calculator-messages.js";

const knownParts = new WeakMap<WidgetHost, LazyModules>();

/** Fetches parts with their styles, which the element's own sheet leaves out. */
function partsOf(host: WidgetHost): LazyModules {
	const known = knownParts.get(host);
	if (known) return known;
	async function withStyles<Part>(loaded: Promise<Part & { styles: string }>): Promise<Part> {
		const part = await loaded;
		host.adoptStyles(part.styles);
		return part;
	}
	const parts: LazyModules = {
		loadResults: () => withStyles(import("./results/results-with-styles.js")),
		loadDetails: () => withStyles(import("./details/details-with-styles.js")),
	};
	knownParts.set(host, parts);
	return parts;
}

/** `<nev-financing-calculator>` */
export const financingCalculatorWidget: WidgetDefinition = {
	tag: "nev-financing-calculator",
	attributes: ["price", "vehicle", "apply-url"],
	properties: [],
	styles,
	worksWithoutApi: (host) =>
		host.attribute("price") !== undefined || host.attribute("vehicle") === undefined,
	render: (host) => (
		<CalculatorWidget
			{...partsOf(host)}
			price={numberAttribute(host, "price")}
			vehicle={host.attribute("vehicle")}
			applyUrl={addressAttribute(host, "apply-url")}
			messages={
				host.property("messages") as MessageOverrides<FinancingCalculatorMessages> | undefined
			}
			onReady={() => host.emit("nev:ready")}
			onError={(error) => host.emit("nev:error", error)}
			onRecommend={(recommendation) => host.emit("nev:recommend", recommendation)}
			onApply={(option) => host.emit("nev:apply", option)}
		/>
	),
};
