import { addressAttribute, numberAttribute } from "../elements/attribute-values.js";
import type { WidgetDefinition, WidgetHost } from "../elements/define-widget.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./element.css?inline";
import { CalculatorWidget } from "./financing-calculator.js";
import type { FinancingCalculatorMessages } from "./messages/calculator-messages.js";
import type { LoadResults } from "./parts.js";

const loaders = new WeakMap<WidgetHost, LoadResults>();

/** Fetches the results with their styles, which the element's own sheet leaves out. */
function loadResultsOf(host: WidgetHost): LoadResults {
	const known = loaders.get(host);
	if (known) return known;
	async function loadResults() {
		const { styles, ...results } = await import("./results/results-with-styles.js");
		host.adopt(styles);
		return results;
	}
	loaders.set(host, loadResults);
	return loadResults;
}

/** `<nev-financing-calculator>` */
export const financingCalculatorWidget: WidgetDefinition = {
	tag: "nev-financing-calculator",
	attributes: ["price", "vehicle", "apply-url"],
	properties: [],
	styles,
	needsNoApi: (host) =>
		host.attribute("price") !== undefined || host.attribute("vehicle") === undefined,
	render: (host) => (
		<CalculatorWidget
			loadResults={loadResultsOf(host)}
			price={numberAttribute(host, "price")}
			vehicle={host.attribute("vehicle")}
			applyUrl={addressAttribute(host, "apply-url")}
			messages={host.property("messages") as Partial<FinancingCalculatorMessages> | undefined}
			onReady={() => host.emit("nev:ready")}
			onError={(error) => host.emit("nev:error", error)}
			onRecommend={(recommendation) => host.emit("nev:recommend", recommendation)}
			onApply={(option) => host.emit("nev:apply", option)}
		/>
	),
};
