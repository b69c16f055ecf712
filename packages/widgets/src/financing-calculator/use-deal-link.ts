import { type RefObject, useEffect, useRef } from "react";
import { usePersistentRef, usePersistentStore, useSignalEffect } from "../hooks/index.js";
import type { CalculatorState } from "./calculator-state.js";
import { readDealLink } from "./deal/deal-link.js";
import type { FinancingDeal } from "./deal/financing-deal.js";
import { linkNameOf, linkToDeal, saveToAddress } from "./deal/page-link.js";

/**
 * Connects a calculator to the fragment of the page's address: restores a deal from it, with its
 * results, and saves a deal to it when its results are ready.
 *
 * @param isSaved whether deals are saved
 * @param root the calculator's outermost HTML element
 * @returns a function that returns the address of a deal
 */
export function useDealLink(
	calculator: CalculatorState,
	initialDeal: FinancingDeal,
	isSaved: boolean,
	root: RefObject<Element | null>,
): (deal: FinancingDeal) => string {
	const latestInitialDeal = useRef(initialDeal);
	latestInitialDeal.current = initialDeal;
	/** The address's fragment when there were results last. An element that starts over leaves its link. */
	const isReset = usePersistentStore()?.has("isReset");
	const known = usePersistentRef("fragment", isReset ? location.hash : "");

	useEffect(() => {
		function restore(): void {
			const name = linkNameOf(root.current);
			const deal = readDealLink(location.hash, latestInitialDeal.current, name);
			if (deal) calculator.restore(deal);
		}
		// An element that is put back keeps what the visitor has typed since.
		if (location.hash !== known.current) restore();
		addEventListener("hashchange", restore);
		return () => removeEventListener("hashchange", restore);
	}, [calculator, known, root]);

	useSignalEffect(() => {
		const { value } = calculator.results;
		if (value.status !== "ready") return;
		if (isSaved) saveToAddress(value.deal, linkNameOf(root.current));
		known.current = location.hash;
	});

	return (deal) => linkToDeal(deal, linkNameOf(root.current));
}
