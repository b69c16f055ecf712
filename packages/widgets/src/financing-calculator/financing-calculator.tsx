import type { FinancingOption, FinancingProfile } from "@nev/financing";
import { untracked, useSignalEffect } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { type MouseEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import {
	formatDollars,
	formatMessage,
	languageAttributes,
	type MessageOverrides,
	messagesLocale,
	useMessages,
} from "../messages/index.js";
import { callHandler, useNev } from "../provider/index.js";
import { Button } from "../ui/index.js";
import { CalculatorContext, useCalculator } from "./calculator-context.js";
import { type CalculatorState, createCalculatorState } from "./calculator-state.js";
import { amountText, parseAmount } from "./deal/amount-text.js";
import {
	type DealField,
	defaultDeal,
	type FinancingDeal,
	profileOf,
} from "./deal/financing-deal.js";
import { type LazyModules, loadDetails, loadResults } from "./lazy.js";
import type { FinancingCalculatorMessages } from "./messages/calculator-messages.js";
import { formTranslations } from "./messages/form-messages.js";
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
	messages?: MessageOverrides<FinancingCalculatorMessages> | undefined;
	/** The level of the two titles' headings; options are one level below. Default: 2. */
	headingLevel?: 2 | 3 | undefined;
	/** The calculator can be used, with the vehicle's price where one is asked for. */
	onReady?: (() => void) | undefined;
	/** The vehicle's price could not be loaded; the calculator can be used all the same. */
	onError?: ((error: Error) => void) | undefined;
	/** Options are ready to be shown. */
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
export function CalculatorWidget(props: FinancingCalculatorProps & LazyModules) {
	const { price, vehicle: slug, headingLevel = 2, loadResults, loadDetails } = props;
	const messages = useMessages(formTranslations, props.messages);
	const nev = useNev();
	const locale = messagesLocale(nev.locale, props.messages);
	const vehicle = useVehicle(price ? undefined : slug);
	const known = vehicle.vehicle?.price ?? price;
	const start = useMemo(() => ({ ...defaultDeal, ...(known && { vehiclePrice: known }) }), [known]);
	const [calculator] = useState(() => createCalculatorState(start, locale, loadResults));
	usePrice(calculator, known, locale);
	useEffect(() => calculator.setLocale(locale), [calculator, locale]);
	const linkTo = useDealLink(calculator, start, props.keepsLink ?? true);
	useEvents(calculator, vehicle, props);
	useEffect(() => () => calculator.stop(), [calculator]);
	const { messages: messageOverrides } = props;
	const formId = useId();
	const resultsTitle = useRef<HTMLHeadingElement>(null);
	const context = useMemo(
		() => ({
			calculator,
			messages,
			messageOverrides,
			locale,
			headingLevel,
			formId,
			resultsTitle,
			loadResults,
			loadDetails,
		}),
		[
			calculator,
			messages,
			messageOverrides,
			locale,
			headingLevel,
			formId,
			loadResults,
			loadDetails,
		],
	);
	return (
		<CalculatorContext.Provider value={context}>
			<section
				className="nev-root nev-calculator"
				aria-label={messages.regionLabel}
				{...languageAttributes(nev.locale, props.messages)}
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

/** Whose price stands in the field, or what became of the vehicle's. */
function PriceHint({ status, vehicle, retry }: VehicleState) {
	useSignals();
	const { calculator, messages, locale } = useCalculator();
	if (status === "failed") {
		return (
			<div role="alert">
				{messages.priceFailed}{" "}
				<Button
					onClick={(event) => {
						focusPrice(event);
						retry();
					}}
				>
					{messages.retry}
				</Button>
			</div>
		);
	}
	if (!vehicle) return <span role="status">{messages.priceLoading}</span>;
	const { name, price } = vehicle;
	const isOther = parseAmount(locale, calculator.draft.value.vehiclePrice) !== price;
	return (
		<>
			<span role="status">
				{formatMessage(locale, isOther ? messages.otherPrice : messages.priceOf, {
					name,
					price: formatDollars(locale, price),
				})}
			</span>{" "}
			{isOther && (
				<Button
					onClick={(event) => {
						focusPrice(event);
						calculator.change("vehiclePrice", amountText(locale, price));
					}}
				>
					{messages.usePrice}
				</Button>
			)}
		</>
	);
}

/** The hint's button goes, and the focus must not go with it. */
function focusPrice({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
	const price = currentTarget.form?.elements.namedItem("vehiclePrice" satisfies DealField);
	(price as HTMLElement | null)?.focus();
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
			callHandler(() =>
				latest.current.onError?.(
					error ?? new Error("The code for the catalogue could not be loaded."),
				),
			);
		if (status === "loading" || isReady.current) return;
		isReady.current = true;
		callHandler(() => latest.current.onReady?.());
	}, [status, error]);
	useSignalEffect(() => {
		const { value } = calculator.results;
		if (value.status !== "ready") return;
		// A signal that the host's handler reads is no reason to call it again.
		untracked(() =>
			callHandler(() =>
				latest.current.onRecommend?.({ profile: profileOf(value.deal), options: value.options }),
			),
		);
	});
}
