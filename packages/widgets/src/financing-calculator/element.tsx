import { addressAttribute } from "../elements/address-attribute.js";
import { headingLevelAttribute } from "../elements/heading-level-attribute.js";
import { numberAttribute } from "../elements/number-attribute.js";
import type { WidgetDefinition, WidgetHost } from "../elements/widget-definition.js";
import { loadLazily } from "../lazy/index.js";
import type { MessageOverrides } from "../messages/index.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./element.css?inline";
import { CalculatorWidget } from "./financing-calculator.js";
import type { LazyModules } from "./lazy-modules.js";
import type { FinancingCalculatorMessages } from "./messages.js";

const modulesByHost = new WeakMap<WidgetHost, LazyModules>();

/** The later modules, with their styles, which are not in the element's initial style sheet. */
function lazyModulesOf(host: WidgetHost): LazyModules {
	const cached = modulesByHost.get(host);
	if (cached) return cached;
	async function adoptStylesOf<Module>(
		loading: Promise<Module & { styles: string }>,
	): Promise<Module> {
		const module = await loading;
		host.adoptStyles(module.styles);
		return module;
	}
	const modules: LazyModules = {
		loadResults: () =>
			adoptStylesOf(
				loadLazily("results-with-styles", () => import("./results/results-with-styles.js")),
			),
		loadDetails: () =>
			adoptStylesOf(
				loadLazily("details-with-styles", () => import("./details/details-with-styles.js")),
			),
	};
	modulesByHost.set(host, modules);
	return modules;
}

/** `<nev-financing-calculator>` */
export const financingCalculatorWidget: WidgetDefinition = {
	tag: "nev-financing-calculator",
	attributes: { price: Number, vehicle: String, "apply-url": String, "keeps-link": Boolean },
	properties: [],
	styles,
	worksWithoutApi: (host) =>
		host.attribute("price") !== undefined || host.attribute("vehicle") === undefined,
	render: (host) => (
		<CalculatorWidget
			{...lazyModulesOf(host)}
			headingLevel={headingLevelAttribute(host)}
			price={numberAttribute(host, "price")}
			vehicle={host.attribute("vehicle")}
			applyUrl={addressAttribute(host, "apply-url")}
			keepsLink={host.hasAttribute("keeps-link")}
			messages={
				host.property("messages") as MessageOverrides<FinancingCalculatorMessages> | undefined
			}
			onReady={() => host.emit("ready")}
			onError={(error) => host.emit("error", error)}
			onRecommend={(recommendation) => host.emit("recommend", recommendation)}
			onApply={(option) => host.emit("apply", option)}
		/>
	),
};
