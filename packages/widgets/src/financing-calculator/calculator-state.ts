import type { FinancingOption } from "@nev/financing";
import type { ReadonlySignal } from "@preact/signals-core";
import { batch, computed, signal } from "@preact/signals-react";
import { compareLimit } from "../ui/comparison-checkbox.js";
import type { CalculatorResults } from "./controller.js";
import { type DealDraft, formatDeal, parseDraft, translateDraft } from "./deal/deal-draft.js";
import { dealOffers } from "./deal/deal-offers.js";
import {
	changeDeal,
	type DealField,
	type DealIssue,
	type FinancingDeal,
	validateDeal,
} from "./deal/financing-deal.js";
import type { RatesState } from "./rates/rates-state.js";

/** How long the calculation takes, in milliseconds (specification, section 4). */
export const calculatingMs = 1500;

export interface CalculatorState {
	/** The text in the fields. */
	readonly draft: ReadonlySignal<DealDraft>;
	/** What is in the fields. A number is NaN if its text is not a number. */
	readonly deal: ReadonlySignal<FinancingDeal>;
	/** The invalid fields. Empty until the visitor submits the form for the first time. */
	readonly issues: ReadonlySignal<readonly DealIssue[]>;
	readonly results: ReadonlySignal<CalculatorResults>;
	readonly status: ReadonlySignal<CalculatorResults["status"]>;
	/** The options of the results, the best match first. Empty before there are some. */
	readonly offers: ReadonlySignal<readonly FinancingOption[]>;
	/** What is known of the rates. The results are those of the rates that are known now. */
	readonly rates: ReadonlySignal<RatesState>;
	/** Whether the fields have changed since the results were calculated. */
	readonly isOutOfDate: ReadonlySignal<boolean>;
	/** The options that are compared side by side. */
	readonly compared: ReadonlySignal<readonly FinancingOption[]>;

	change(field: DealField, text: string): void;
	/** Changes the locale in which the fields are read and written. */
	setLocale(locale: string): void;
	/** Writes some fields of a deal, as if they were typed. */
	setDeal(changes: Partial<FinancingDeal>): void;
	/**
	 * Starts the calculation. Returns false if a field is invalid.
	 *
	 * @param isSubmitted whether the visitor has pressed the button, as opposed to the page
	 */
	recommend(isSubmitted?: boolean): boolean;
	/** Fills the fields with a deal and shows its options without delay. */
	restore(deal: FinancingDeal): void;
	/** Results are worked out again, and those that have waited for rates appear. */
	setRates(rates: RatesState): void;
	/** Adds an option to the comparison or removes it. A full comparison ignores a new option. */
	toggleCompared(id: string): void;
	clearCompared(): void;
	/** Cancels the calculation. */
	stop(): void;
}

/**
 * The financing calculator's state: the fields, their errors, and the recommended options.
 *
 * @example
 * const calculator = createCalculatorState("en-US", defaultDeal);
 * calculator.change("vehiclePrice", "9,500");
 * calculator.recommend();
 */
export function createCalculatorState(
	initialLocale: string,
	initialDeal: FinancingDeal,
	initialRates: RatesState = { status: "ready" },
): CalculatorState {
	const locale = signal(initialLocale);
	const draft = signal(formatDeal(initialLocale, initialDeal));
	const results = signal<CalculatorResults>({ status: "idle" });
	const isChecked = signal(false);
	/** In the order in which they were chosen. */
	const comparedIds = signal<readonly string[]>([]);
	const rates = signal(initialRates);
	/** The deal whose results wait for the rates. */
	let waiting: FinancingDeal | undefined;
	/** What ends the running calculation. */
	let timer: ReturnType<typeof setTimeout> | undefined;

	/** The same object while the text changes and the deal does not, such as from `1` to `1.0`. */
	let latestDeal = initialDeal;
	const deal = computed(() => {
		const next = parseDraft(locale.value, draft.value);
		if (!isSameDeal(latestDeal, next)) latestDeal = next;
		return latestDeal;
	});
	const issues = computed(() => (isChecked.value ? validateDeal(deal.value) : []));
	const isOutOfDate = computed(
		() => results.value.status === "ready" && !isSameDeal(results.value.deal, deal.value),
	);
	const compared = computed(() => {
		const { value } = results;
		if (value.status !== "ready") return [];
		return value.options.filter(({ id }) => comparedIds.value.includes(id));
	});

	function show(shownDeal: FinancingDeal): void {
		const known = rates.peek();
		waiting = isKnown(known) ? undefined : shownDeal;
		if (waiting) return;
		const options = dealOffers(shownDeal, known);
		comparedIds.value = comparedIds.peek().filter((id) => options.some((one) => one.id === id));
		results.value = { status: "ready", deal: shownDeal, options, rates: known };
	}

	return {
		draft,
		issues,
		deal,
		rates,
		results,
		status: computed(() => results.value.status),
		offers: computed(() => (results.value.status === "ready" ? results.value.options : noOptions)),
		isOutOfDate,
		compared,
		change(field, text) {
			draft.value = { ...draft.peek(), [field]: text };
		},
		setLocale(next) {
			if (next === locale.peek()) return;
			batch(() => {
				draft.value = translateDraft(locale.peek(), next, draft.peek());
				locale.value = next;
			});
		},
		setDeal(changes) {
			const before = deal.peek();
			const next = changeDeal(before, changes);
			if (isSameDeal(before, next)) return;
			const texts = Object.entries(formatDeal(locale.peek(), next));
			const changed = texts.filter(([name]) => {
				const field = name as DealField;
				return !Object.is(next[field], before[field]);
			});
			draft.value = { ...draft.peek(), ...Object.fromEntries(changed) };
		},
		recommend(isSubmitted = true) {
			if (results.peek().status === "calculating") return true;
			isChecked.value = true;
			if (issues.value.length > 0) return false;
			const input = deal.peek();
			results.value = { status: "calculating", isSubmitted };
			timer = setTimeout(() => show(input), calculatingMs);
			return true;
		},
		restore(restored) {
			clearTimeout(timer);
			draft.value = formatDeal(locale.peek(), restored);
			isChecked.value = false;
			if (!isKnown(rates.peek())) results.value = { status: "calculating", isSubmitted: false };
			show(restored);
		},
		setRates(next) {
			if (next === rates.peek()) return;
			batch(() => {
				rates.value = next;
				const { value } = results;
				if (waiting) show(waiting);
				else if (value.status === "ready" && isKnown(next)) show(value.deal);
			});
		},
		toggleCompared(id) {
			const ids = comparedIds.peek();
			comparedIds.value = ids.includes(id)
				? ids.filter((other) => other !== id)
				: [...ids, id].slice(0, compareLimit);
		},
		clearCompared() {
			comparedIds.value = [];
		},
		stop() {
			if (results.peek().status !== "calculating") return;
			clearTimeout(timer);
			waiting = undefined;
			results.value = { status: "idle" };
		},
	};
}

/** One list for all that are empty, which no listener takes for a change. */
const noOptions: readonly FinancingOption[] = [];

/** Whether two deals have the same values. */
export function isSameDeal(a: FinancingDeal, b: FinancingDeal): boolean {
	return (Object.keys(a) as DealField[]).every((field) => Object.is(a[field], b[field]));
}

/** Whether there is something to work the results out from. */
const isKnown = ({ status, rates, recommend }: RatesState) =>
	status !== "loading" && !(rates && !recommend);
