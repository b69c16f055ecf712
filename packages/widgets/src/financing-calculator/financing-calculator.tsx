import { untracked, useSignalEffect } from "@preact/signals-react";
import { useEffect, useId, useMemo, useRef } from "react";
import { loadLazily } from "../lazy/index.js";
import { type MessageOverrides, useWidgetMessages } from "../messages/index.js";
import { callHandler, usePersistentState } from "../provider/index.js";
import { Widget, WidgetBoundary } from "../widget/index.js";
import { CalculatorContext } from "./calculator-context.js";
import { type CalculatorState, createCalculatorState } from "./calculator-state.js";
import { defaultDeal, type FinancingRecommendation, profileOf } from "./deal/financing-deal.js";
import type { ApplyHandler, LazyModules } from "./lazy-modules.js";
import { calculatorTranslations, type FinancingCalculatorMessages } from "./messages.js";
import { ProfileForm } from "./profile-form.js";
import { ResultsPane } from "./results-pane.js";
import { useDealLink } from "./use-deal-link.js";
import {
	PriceHint,
	usePriceField,
	useVehicle,
	type VehicleState,
} from "./vehicle/vehicle-price.js";

export interface FinancingCalculatorProps {
	/** The vehicle's price in US dollars. Takes precedence over `vehicle`. Default: 8995. */
	price?: number | undefined;
	/** The slug of a vehicle. The API supplies its price. */
	vehicle?: string | undefined;
	/** The page that Apply Now opens, with the option and the rounded terms in its fragment. */
	applyUrl?: string | undefined;
	/** Stores the deal in the fragment of the page's address. Default: true. */
	keepsLink?: boolean | undefined;
	/** Replaces texts. */
	messages?: MessageOverrides<FinancingCalculatorMessages> | undefined;
	/** The level of the two titles' headings. Options are one level below. Default: 2. */
	headingLevel?: 2 | 3 | 4 | undefined;
	/** Called once the calculator can be used, with the price of `vehicle` if there is one. */
	onReady?: (() => void) | undefined;
	/** Called if the vehicle's price could not be loaded. The calculator can still be used. */
	onError?: ((error: Error) => void) | undefined;
	/** Called when options are about to be shown. */
	onRecommend?: ((recommendation: FinancingRecommendation) => void) | undefined;
	/**
	 * Called when the visitor presses Apply Now for an option of this deal. `false` keeps them on the
	 * page. `true` opens `applyUrl` or, without one, tells them how to apply.
	 */
	onApply?: ApplyHandler | undefined;
}

/** The modules of the React build, whose styles are in its style sheet. */
export const lazyModules: LazyModules = {
	loadResults: () => loadLazily("results", () => import("./results/index.js")),
	loadDetails: () => loadLazily("details", () => import("./details/index.js")),
};

/**
 * Recommends ways to pay for a vehicle: loans, a lease, cash, side by side, each with its cost over
 * time. Everything is calculated in the browser.
 *
 * @example
 * <NevProvider>
 *   <FinancingCalculator price={9995} onApply={(option) => console.log(option.name)} />
 * </NevProvider>
 */
export function FinancingCalculator(props: FinancingCalculatorProps) {
	return (
		<WidgetBoundary onError={props.onError}>
			<CalculatorWidget {...props} {...lazyModules} />
		</WidgetBoundary>
	);
}

/** The calculator, with the functions that load its later modules as props. */
export function CalculatorWidget(props: FinancingCalculatorProps & LazyModules) {
	const { price, vehicle: slug, headingLevel = 2, loadResults, loadDetails } = props;
	const { messages: messageOverrides } = props;
	const { messages, locale, lang } = useWidgetMessages(calculatorTranslations, messageOverrides);
	const vehicle = useVehicle(price ? undefined : slug, messageOverrides);
	const vehiclePrice = vehicle.vehicle?.price ?? price;
	const initialDeal = useMemo(
		() => ({ ...defaultDeal, ...(vehiclePrice && { vehiclePrice }) }),
		[vehiclePrice],
	);
	const calculator = usePersistentState("calculator", () =>
		createCalculatorState(locale, initialDeal, loadResults),
	);
	usePriceField(locale, calculator, vehiclePrice);
	useEffect(() => calculator.setLocale(locale), [calculator, locale]);
	const linkTo = useDealLink(calculator, initialDeal, props.keepsLink ?? true);
	useCalculatorEvents(calculator, vehicle, props);
	useEffect(() => () => calculator.stop(), [calculator]);
	const formId = useId();
	const resultsTitle = useRef<HTMLHeadingElement>(null);
	const context = useMemo(
		() => ({
			calculator,
			messages,
			messageOverrides,
			headingLevel,
			formId,
			resultsTitle,
			loadResults,
			loadDetails,
		}),
		[calculator, messages, messageOverrides, headingLevel, formId, loadResults, loadDetails],
	);
	return (
		<CalculatorContext.Provider value={context}>
			<Widget
				className="nev-calculator"
				locale={locale}
				lang={lang}
				aria-label={messages.regionLabel}
			>
				<div className="nev-calculator-columns">
					<ProfileForm
						priceHint={slug && vehicle.status !== "none" && <PriceHint {...vehicle} />}
					/>
					<ResultsPane linkTo={linkTo} applyUrl={props.applyUrl} onApply={props.onApply} />
				</div>
			</Widget>
		</CalculatorContext.Provider>
	);
}

/** Calls the host page's handlers for the vehicle's price and for recommendations. */
function useCalculatorEvents(
	calculator: CalculatorState,
	vehicle: VehicleState,
	props: FinancingCalculatorProps,
): void {
	const latest = useRef(props);
	latest.current = props;
	const isReady = usePersistentState("isReady", () => ({ current: false }));
	const { status, error } = vehicle;
	useEffect(() => {
		if (status === "failed")
			callHandler(() =>
				latest.current.onError?.(
					error ?? new Error("The code for the catalogue could not be loaded."),
				),
			);
		// Without the vehicle's price the calculator can still be used.
		if (status === "loading" || isReady.current) return;
		isReady.current = true;
		callHandler(() => latest.current.onReady?.());
	}, [status, error, isReady]);
	const reported = usePersistentState("reported", () => ({ current: calculator.results.peek() }));
	useSignalEffect(() => {
		const { value } = calculator.results;
		if (value.status !== "ready" || value === reported.current) return;
		reported.current = value;
		// Untracked, so that a signal read by the host's handler does not call it again.
		untracked(() =>
			callHandler(() =>
				latest.current.onRecommend?.({ profile: profileOf(value.deal), options: value.options }),
			),
		);
	});
}
