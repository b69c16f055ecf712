import type { FinancingOption, FinancingProfile } from "@nev/financing";
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals-react";
import { type DealDraft, dealOf, draftOf, translateDraft } from "./deal/deal-draft.js";
import {
	type DealField,
	type DealIssue,
	type FinancingDeal,
	profileOf,
	validateDeal,
} from "./deal/financing-deal.js";

/** How long the calculator calculates, in milliseconds (specification, section 4). */
export const calculatingTime = 1500;

/** How many options can stand side by side. */
export const compareLimit = 3;

/** What stands on the right of the form. */
export type CalculatorResults =
	| { readonly status: "idle" | "failed" }
	/** Whether the visitor pressed for it, and did not come by a link. */
	| { readonly status: "calculating"; readonly isPressed: boolean }
	| {
			readonly status: "ready";
			/** What the options are for; the form may have moved on. */
			readonly deal: FinancingDeal;
			/** The best match first. */
			readonly options: readonly FinancingOption[];
	  };

/** The rules, which are fetched while the visitor fills in the form. */
export interface FinancingRules {
	recommendFinancing(profile: FinancingProfile): FinancingOption[];
}

export interface CalculatorState {
	/** What stands in the fields. */
	readonly draft: ReadonlySignal<DealDraft>;
	/** What is wrong with the fields, from the first press on. */
	readonly issues: ReadonlySignal<readonly DealIssue[]>;
	readonly results: ReadonlySignal<CalculatorResults>;
	/** Whether the results are for other answers than those in the fields. */
	readonly isOutOfDate: ReadonlySignal<boolean>;
	/** The options to stand side by side. */
	readonly compared: ReadonlySignal<readonly FinancingOption[]>;

	/** Fetches the rules ahead of the press. */
	prepare(): void;
	change(field: DealField, text: string): void;
	/** Reads and writes the fields the way of another language from now on. */
	setLocale(locale: string): void;
	/** Calculates, unless an issue stands against it; false where one does. */
	recommend(): boolean;
	/** Fills the fields with a deal and shows its options at once. */
	restore(deal: FinancingDeal): void;
	/** Adds an option to the comparison, or takes it out; a fourth is not added. */
	toggleCompared(id: string): void;
	clearCompared(): void;
	/** Stops what is being calculated. */
	stop(): void;
}

/**
 * The financing calculator's state: the fields, what is wrong with them, and what was recommended.
 *
 * @example
 * const calculator = createCalculatorState(defaultDeal, "en-US", loadResults);
 * calculator.change("vehiclePrice", "9,500");
 * calculator.recommend();
 */
export function createCalculatorState(
	start: FinancingDeal,
	startLocale: string,
	loadRules: () => Promise<FinancingRules>,
): CalculatorState {
	const locale = signal(startLocale);
	const draft = signal(draftOf(start, startLocale));
	const results = signal<CalculatorResults>({ status: "idle" });
	const isChecked = signal(false);
	const comparedIds = signal<readonly string[]>([]);
	/** Rises with every calculation, so that an earlier one that ends late is not shown. */
	let calculation = 0;

	const deal = computed(() => dealOf(draft.value, locale.value));
	const issues = computed(() => (isChecked.value ? validateDeal(deal.value) : []));
	const isOutOfDate = computed(
		() => results.value.status === "ready" && !isSameDeal(results.value.deal, deal.value),
	);
	const compared = computed(() => {
		const { value } = results;
		if (value.status !== "ready") return [];
		return value.options.filter(({ id }) => comparedIds.value.includes(id));
	});

	async function calculate(wanted: FinancingDeal, time: number): Promise<void> {
		calculation += 1;
		const own = calculation;
		results.value = { status: "calculating", isPressed: time > 0 };
		let options: FinancingOption[];
		try {
			const [{ recommendFinancing }] = await Promise.all([loadRules(), delay(time)]);
			options = recommendFinancing(profileOf(wanted));
		} catch {
			if (own === calculation) results.value = { status: "failed" };
			return;
		}
		// Outside of the attempt: what those who are told of it throw is no failure of ours.
		if (own === calculation) show(wanted, options);
	}

	function show(shown: FinancingDeal, options: readonly FinancingOption[]): void {
		const offered = options.map(({ id }) => id);
		comparedIds.value = comparedIds.peek().filter((id) => offered.includes(id));
		results.value = { status: "ready", deal: shown, options };
	}

	return {
		draft,
		issues,
		results,
		isOutOfDate,
		compared,
		prepare() {
			// What fails now is tried again, and told, after the press.
			loadRules().catch(() => {});
		},
		change(field, text) {
			draft.value = { ...draft.peek(), [field]: text };
		},
		setLocale(next) {
			if (next === locale.peek()) return;
			batch(() => {
				draft.value = translateDraft(draft.peek(), locale.peek(), next);
				locale.value = next;
			});
		},
		recommend() {
			if (results.peek().status === "calculating") return true;
			isChecked.value = true;
			if (issues.value.length > 0) return false;
			calculate(deal.peek(), calculatingTime);
			return true;
		},
		restore(restored) {
			draft.value = draftOf(restored, locale.peek());
			isChecked.value = false;
			calculate(restored, 0);
		},
		toggleCompared(id) {
			const others = comparedIds.peek().filter((other) => other !== id);
			const isChosen = others.length < comparedIds.peek().length;
			if (isChosen) comparedIds.value = others;
			else if (others.length < compareLimit) comparedIds.value = [...others, id];
		},
		clearCompared() {
			comparedIds.value = [];
		},
		stop() {
			if (results.peek().status !== "calculating") return;
			calculation += 1;
			results.value = { status: "idle" };
		},
	};
}

const delay = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

function isSameDeal(one: FinancingDeal, other: FinancingDeal): boolean {
	return (Object.keys(one) as DealField[]).every((field) => Object.is(one[field], other[field]));
}
