import { useSignalEffect } from "@preact/signals-react";
import { useEffect, useRef } from "react";
import type { CalculatorState } from "./calculator-state.js";
import { readDealLink } from "./deal/deal-link.js";
import type { FinancingDeal } from "./deal/financing-deal.js";
import { claimLinkName, linkToDeal, saveToAddress } from "./deal/page-link.js";

/**
 * Connects a calculator to the fragment of the page's address: restores a deal from it, with its
 * results, and saves a deal to it when its results are ready.
 *
 * @param isSaved whether deals are saved
 * @returns a function that returns the address of a deal
 */
export function useDealLink(
	calculator: CalculatorState,
	initialDeal: FinancingDeal,
	isSaved: boolean,
): (deal: FinancingDeal) => string {
	const name = useRef<string>(undefined);
	const latestInitialDeal = useRef(initialDeal);
	latestInitialDeal.current = initialDeal;

	useEffect(() => {
		const claim = claimLinkName();
		name.current = claim.name;
		function restore(): void {
			const deal = readDealLink(location.hash, latestInitialDeal.current, claim.name);
			if (deal) calculator.restore(deal);
		}
		restore();
		addEventListener("hashchange", restore);
		return () => {
			removeEventListener("hashchange", restore);
			claim.release();
		};
	}, [calculator]);

	useSignalEffect(() => {
		const { value } = calculator.results;
		if (isSaved && name.current && value.status === "ready")
			saveToAddress(value.deal, name.current);
	});

	return (deal) => linkToDeal(deal, name.current ?? "financing");
}
