import { useSignalEffect } from "@preact/signals-react";
import { useEffect, useRef } from "react";
import type { CalculatorState } from "./calculator-state.js";
import { readDealLink } from "./deal/deal-link.js";
import type { FinancingDeal } from "./deal/financing-deal.js";
import { keepInAddress, linkToDeal, takeName } from "./deal/page-link.js";

/**
 * Ties a calculator to the fragment of the page's address: a deal in it is restored with its
 * results, and a deal that was calculated is kept in it.
 *
 * @returns the link to a deal
 */
export function useDealLink(
	calculator: CalculatorState,
	start: FinancingDeal,
	isKept: boolean,
): (deal: FinancingDeal) => string {
	const name = useRef<string>(undefined);
	const latestStart = useRef(start);
	latestStart.current = start;

	useEffect(() => {
		const taken = takeName();
		name.current = taken.name;
		function restore(): void {
			const deal = readDealLink(location.hash, latestStart.current, taken.name);
			if (deal) calculator.restore(deal);
		}
		restore();
		addEventListener("hashchange", restore);
		return () => {
			removeEventListener("hashchange", restore);
			taken.release();
		};
	}, [calculator]);

	useSignalEffect(() => {
		const { value } = calculator.results;
		if (isKept && name.current && value.status === "ready") keepInAddress(value.deal, name.current);
	});

	return (deal) => linkToDeal(deal, name.current ?? "financing");
}
