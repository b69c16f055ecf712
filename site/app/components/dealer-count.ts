import { queries } from "@nev/contract";
import { useResource } from "../use-resource.js";

/** Its total counts all dealers, also those outside the 50 states. */
export const dealerCountQuery = queries.searchDealerships({ limit: 1 });

/** The number of all dealers. Undefined until it is loaded. */
export function useDealerCount(): number | undefined {
	const page = useResource(dealerCountQuery);
	return page.status === "ready" ? page.data.total : undefined;
}
