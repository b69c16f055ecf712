import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef } from "react";
import {
	createController,
	useCallWhenLoaded,
	useChange,
	useControlled,
	useDispose,
	usePersistentRef,
	usePersistentState,
	useReadiness,
} from "../hooks/index.js";
import { callHandler } from "../host-page/call-handler.js";
import { useWidgetMessages } from "../messages/index.js";
import { DefaultSlot } from "../ui/slot.js";
import { Widget, WidgetBoundary } from "../widget/widget.js";
import { defaultHeadingLevel, type WidgetOptions } from "../widget/widget-options.js";
import { CalculatorContext } from "./calculator-context.js";
import { type CalculatorState, createCalculatorState, isSameDeal } from "./calculator-state.js";
import type {
	CalculatorOptions,
	DealOptions,
	FinancingCalculatorController,
	FinancingCalculatorHandlers,
} from "./controller.js";
import { changeDeal, defaultDeal } from "./deal/financing-deal.js";
import { calculatorTranslations, type FinancingCalculatorMessages } from "./messages.js";
import { ProfileForm } from "./profile-form.js";
import { useRates } from "./rates/use-rates.js";
import { ResultsPane } from "./results-pane.js";
import { useDealLink } from "./use-deal-link.js";
import {
	PriceHint,
	usePriceField,
	useVehicle,
	type VehicleState,
} from "./vehicle/vehicle-price.js";

export interface FinancingCalculatorProps
	extends CalculatorOptions,
		DealOptions,
		FinancingCalculatorHandlers,
		WidgetOptions<FinancingCalculatorMessages> {
	/** What the page reads and tells the calculator. */
	ref?: Ref<FinancingCalculatorController> | undefined;
}

/**
 * Recommends ways to pay for a vehicle: loans, a lease, cash, side by side, each with its cost over
 * time. Everything is calculated in the browser.
 *
 * @example
 * <NevProvider>
 *   <FinancingCalculator price={9995} onApply={({ offer }) => console.log(offer.name)} />
 * </NevProvider>
 */
export function FinancingCalculator(props: FinancingCalculatorProps) {
	return (
		<WidgetBoundary onError={props.onError}>
			<CalculatorWidget {...props} />
		</WidgetBoundary>
	);
}

/** The calculator without an error boundary. */
export function CalculatorWidget(props: FinancingCalculatorProps) {
	const { price, vehicle: slug } = props;
	const { headingLevel = defaultHeadingLevel } = props;
	const { messages: messageOverrides } = props;
	const { messages, locale, lang } = useWidgetMessages(calculatorTranslations, messageOverrides);
	const vehicle = useVehicle(price ? undefined : slug);
	const vehiclePrice = vehicle.vehicle?.price ?? price;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a default counts at the start
	const initialDeal = useMemo(
		() => changeDeal({ ...defaultDeal, ...(vehiclePrice && { vehiclePrice }) }, props.defaultDeal),
		[vehiclePrice],
	);
	const rates = useRates(props.rates);
	const calculator = usePersistentState("calculator", () =>
		createCalculatorState(locale, changeDeal(initialDeal, props.deal), rates),
	);
	useEffect(() => calculator.setRates(rates), [calculator, rates]);
	usePriceField(locale, calculator, vehiclePrice, props);
	useEffect(() => calculator.setLocale(locale), [calculator, locale]);
	const root = useRef<HTMLElement>(null);
	const linkTo = useDealLink(calculator, initialDeal, props.syncUrl ?? false, root);
	useCalculatorController(calculator, vehicle, props);
	useDispose(calculator.stop);
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
		}),
		[calculator, messages, messageOverrides, headingLevel, formId],
	);
	return (
		<CalculatorContext.Provider value={context}>
			<Widget
				className="nev-calculator"
				locale={locale}
				lang={lang}
				aria-label={props.label ?? messages.regionLabel}
				rootRef={root}
			>
				{vehicle.status === "failed" && <DefaultSlot />}
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

/** Creates the controller, and calls the handlers of changes and of the vehicle's price. */
function useCalculatorController(
	calculator: CalculatorState,
	vehicle: VehicleState,
	props: FinancingCalculatorProps,
): void {
	const latest = useRef(props);
	latest.current = props;
	const readiness = useReadiness();
	useControlled({
		value: props.deal,
		current: calculator.deal,
		apply: calculator.setDeal,
		isSame: isSameDeal,
		onChange: props.onDealChange,
	});
	useChange(calculator.offers, (offers) => {
		const results = calculator.results.peek();
		props.onOffersChange?.(
			offers,
			results.status === "ready" ? results.deal : calculator.deal.peek(),
		);
	});
	useChange(calculator.status, props.onStatusChange);
	useChange(calculator.rates, ({ error }) => error && props.onError?.(error));
	const { status, error } = vehicle;
	// After the effect that fills in the vehicle's price.
	const recommend = useCallWhenLoaded("recommend", { vehicle: props.vehicle, status }, () =>
		calculator.recommend(false),
	);
	useImperativeHandle(props.ref, (): FinancingCalculatorController => {
		const { deal, offers, status, setDeal } = calculator;
		return createController(
			readiness.ready,
			{ deal, offers, status },
			{ setDeal, recommend: () => recommend.current() },
		);
	}, [calculator, readiness, recommend]);
	const isReady = usePersistentRef("isReady", false);
	/** The error that was told last. An element that is put back does not tell it again. */
	const toldError = usePersistentRef<Error | undefined>("error", undefined);
	useEffect(() => {
		if (status === "loading") return;
		const isTold = error && error === toldError.current;
		toldError.current = error;
		if (status === "failed" && !isTold)
			callHandler(() =>
				latest.current.onError?.(
					error ?? new Error("The code for the catalogue could not be loaded."),
				),
			);
		// Without the vehicle's price the calculator can still be used.
		if (isReady.current) return;
		isReady.current = true;
		readiness.resolve();
		callHandler(() => latest.current.onReady?.());
	}, [status, error, toldError, isReady, readiness]);
}
