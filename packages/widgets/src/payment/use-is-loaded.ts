import { useNev } from "../provider/index.js";
import type { PaymentOptions } from "./controller.js";

/** Whether the price or the rates have to be loaded or read first: all but an example for a price of the page. */
export function useIsLoaded({ price, rates }: PaymentOptions): boolean {
	const { source } = useNev();
	// An element without an address has no API.
	return !price || rates !== undefined || Boolean(source.loader || source.api);
}
