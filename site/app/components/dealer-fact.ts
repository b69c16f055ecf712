import { queries } from "@nev/contract";
import type { AsyncState } from "@nev/widgets";
import { useEffect } from "react";
import { useResource } from "../page/use-resource.js";
import type { Fact } from "./fact-cards.js";
import { formatNumber } from "./numbers.js";

/** Its total counts all dealers, also those outside the 50 states. */
export const dealerCountQuery = queries.searchDealerships({ limit: 1 });

/**
 * The number of all dealers as a key figure, "…" while it loads. Left out if it could not be loaded,
 * until `shown`, which the page loads too and lets the visitor retry, is there.
 */
export function useDealerFact(
	labelOf: (total?: number) => string,
	shown?: AsyncState<unknown>,
): readonly Fact[] {
	const { retry, ...count } = useResource(dealerCountQuery);
	const isShown = shown?.status === "ready";
	// biome-ignore lint/correctness/useExhaustiveDependencies: not again when the retry fails
	useEffect(() => {
		if (isShown) retry();
	}, [isShown]);
	if (count.status === "failed") return [];
	const total = count.status === "ready" ? count.data.total : undefined;
	return [{ value: formatNumber(total), label: labelOf(total) }];
}
