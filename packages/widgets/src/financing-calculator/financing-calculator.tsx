import type { FinancingOption, FinancingProfile } from "@nev/contract";
import { useSignalEffect } from "@preact/signals-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { formatMessage, languageOf, useMessages, wordsLocale } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Button } from "../ui/index.js";
import { CalculatorContext, useCalculator } from "./calculator-context.js";
import { type CalculatorState, createCalculatorState } from "./calculator-state.js";
import { amountText } from "./deal/amount-text.js";
import { defaultDeal, type FinancingDeal, profileOf } from "./deal/financing-deal.js";
import type { FinancingCalculatorMessages } from "./messages/calculator-messages.js";
import { formTranslations } from "./messages/form-messages.js";
import { type LazyParts, loadDetails, loadResults } from "./parts.js";
import { ProfileForm } from "./profile-form.js";
import { ResultsPane } from "./results-pane.js";
import { useDealLink } from "./use-deal-link.js";
import { useVehicle, type VehicleState } from "./use-vehicle.js";

/** What a calculator recommends, and for whom. */
export interface FinancingRecommendation {
	readonly profile: FinancingProfile;
	/** The best match first. */
	readonly options: readonly FinancingOption[];
}

export interface FinancingCalculatorProps {
	/** The vehicle's price in US dollars; stands above `vehicle`. Default: 8995. */
	price?: number | undefined;
	/** The slug of a vehicle, whose price is then taken from the catalogue. */
	vehicle?: string | undefined;
	/** Where Apply Now goes; the option and the rounded terms are in its fragment. */
	applyUrl?: string | undefined;
	/** Keeps the deal in the fragment of the page's address. Default: true. */
	keepsLink?: boolean | undefined;
	/** The host's own words in place of some. */
	messages?: Partial<FinancingCalculatorMessages> | undefined;
	/** The level of the two titles' headings; options are one level below. Default: 2. */
	headingLevel?: 2 | 3 | undefined;
	/** The calculator can be used, with the vehicle's price where one is asked for. */
	onReady?: (() => void) | undefined;
	/** The vehicle's price could not be loaded; the calculator can be used all the same. */
	onError?: ((error: Error) => void) | undefined;
	/** Options are on screen. */
	onRecommend?: ((recommendation: FinancingRecommendation) => void) | undefined;
	/**
	 * The visitor pressed Apply Now for an option of this deal. `false` keeps them on the page; `true` goes on to `applyUrl`, or
	 * tells them how to go on where there is none.
	 */
	// biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing is the usual one
	onApply?: ((option: FinancingOption, deal: FinancingDeal) => boolean | void) | undefined;
}

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
	return <CalculatorWidget {...props} loadResults={loadResults} loadDetails={loadDetails} />;
}

/** The calculator, with a way of its own to fetch what it shows later. */
export function CalculatorWidget(props: FinancingCalculatorProps & LazyParts) {
	const { price, vehicle: slug, headingLevel = 2, loadResults, loadDetails } = props;
	const messages = useMessages(formTranslations, props.messages);
	const nev = useNev();
	const locale = wordsLocale(nev.locale, props.messages);
	const start = useMemo(() => ({ ...defaultDeal, ...(price && { vehiclePrice: price }) }), [price]);
	const [calculator] = useState(() => createCalculatorState(start, locale, loadResults));
	const vehicle = useVehicle(price ? undefined : slug);
	usePrice(calculator, vehicle.vehicle?.price ?? price, locale);
	useEffect(() => calculator.speak(locale), [calculator, locale]);
	const linkTo = useDealLink(calculator, start, props.keepsLink ?? true);
	useEvents(calculator, vehicle, props);
	useEffect(() => () => calculator.stop(), [calculator]);
	const { messages: ownMessages } = props;
	const context = useMemo(
		() => ({
			calculator,
			messages,
			ownMessages,
			locale,
			headingLevel,
			loadResults,
			loadDetails,
		}),
		[calculator, messages, ownMessages, locale, headingLevel, loadResults, loadDetails],
	);
	return (
		<CalculatorContext.Provider value={context}>
			<section
				className="nev-root nev-calculator"
				aria-label={messages.regionLabel}
				{...languageOf(nev.locale, props.messages)}
			>
				<div className="nev-calculator-columns">
					<ProfileForm
						priceHint={slug && vehicle.status !== "none" && <PriceHint {...vehicle} />}
					/>
					<ResultsPane linkTo={linkTo} applyUrl={props.applyUrl} onApply={props.onApply} />
				</div>
			</section>
		</CalculatorContext.Provider>
	);
}

/** Whose price it is, or what became of it. */
function PriceHint({ status, vehicle, retry }: VehicleState) {
	const { messages, locale } = useCalculator();
	if (status === "failed") {
		return (
			<div role="alert">
				{messages.priceFailed} <Button onClick={retry}>{messages.retry}</Button>
			</div>
		);
	}
	return (
		<span role="status">
			{vehicle
				? formatMessage(locale, messages.priceOf, { name: vehicle.name })
				: messages.priceLoading}
		</span>
	);
}

/** Puts a price that comes or changes later into its field, unless the visitor has gone on. */
function usePrice(calculator: CalculatorState, price: number | undefined, locale: string): void {
	const filled = useRef(calculator.draft.peek().vehiclePrice);
	useEffect(() => {
		if (!price) return;
		const text = amountText(locale, price);
		const isUntouched =
			calculator.draft.peek().vehiclePrice === filled.current &&
			calculator.results.peek().status === "idle";
		if (isUntouched) calculator.change("vehiclePrice", text);
		filled.current = text;
	}, [calculator, price, locale]);
}

function useEvents(
	calculator: CalculatorState,
	vehicle: VehicleState,
	props: FinancingCalculatorProps,
): void {
	const latest = useRef(props);
	latest.current = props;
	const isReady = useRef(false);
	const { status, error } = vehicle;
	useEffect(() => {
		if (status === "failed")
			latest.current.onError?.(
				error ?? new Error("The code for the catalogue could not be loaded."),
			);
		if (status === "loading" || isReady.current) return;
		isReady.current = true;
		latest.current.onReady?.();
	}, [status, error]);
	useSignalEffect(() => {
		const { value } = calculator.results;
		if (value.status !== "ready") return;
		latest.current.onRecommend?.({ profile: profileOf(value.deal), options: value.options });
	});
}
