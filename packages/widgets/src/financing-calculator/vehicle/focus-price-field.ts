import type { MouseEvent } from "react";
import type { DealField } from "../deal/financing-deal.js";

/** The pressed button is removed, so move the focus to the price field. */
export function focusPriceField({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
	const field = currentTarget.form?.elements.namedItem("vehiclePrice" satisfies DealField);
	(field as HTMLElement | null)?.focus();
}
