import type { Vehicle } from "@nev/contract";
import { useSignals } from "@preact/signals-react/runtime";
import { type ReactNode, useEffect, useMemo } from "react";
import { useLazyModule, usePersistentRef } from "../../hooks/index.js";
import { useNev } from "../../provider/index.js";
import { Button } from "../../ui/index.js";
import { useCalculator } from "../calculator-context.js";
import type { CalculatorState } from "../calculator-state.js";
import type { DealOptions } from "../controller.js";
import { amountText } from "../deal/amount-text.js";
import { loadFromApi } from "../rates/use-rates.js";
import { focusPriceField } from "./focus-price-field.js";

/** The vehicle whose price the calculator uses. */
export interface VehicleState {
	/** `none` if the host names no vehicle. */
	readonly status: "none" | "loading" | "ready" | "failed";
	readonly vehicle?: Vehicle;
	/** Undefined if the code that requests the vehicle could not be loaded. */
	readonly error?: Error;
	/** What is said of its price. */
	readonly hint?: ReactNode;
	/** Defined if the status is `ready` or `failed`. */
	readonly retry?: () => void;
}

/** Loads a vehicle, and the code to request it. Loads neither without a slug. */
export function useVehicle(slug: string | undefined): VehicleState {
	useSignals();
	const { source } = useNev();
	const code = useLazyModule(loadFromApi, slug !== undefined);
	const { module } = code;
	const request = useMemo(
		() => (module && slug !== undefined ? module.loadVehicle(source, slug) : undefined),
		[module, slug, source],
	);
	if (slug === undefined) return { status: "none" };
	if (code.status === "failed") return { status: "failed", retry: code.retry };
	const state = request?.resource.value;
	if (!module || !request || !state || state.status === "loading") return { status: "loading" };
	const { retry } = request;
	return state.status === "ready"
		? {
				status: "ready",
				vehicle: state.data,
				hint: <module.VehicleHint vehicle={state.data} />,
				retry,
			}
		: { status: "failed", error: state.error, retry };
}

/**
 * Fills the price field when the host's price arrives or changes, until the visitor edits it. The price of a
 * deal that the host controls stays, and the one that a deal starts with.
 */
export function usePriceField(
	locale: string,
	calculator: CalculatorState,
	price: number | undefined,
	{ deal, defaultDeal }: DealOptions,
): void {
	// NaN, while the field is empty, is a price of the deal too. A page without TypeScript may pass null.
	const isControlled = typeof deal?.vehiclePrice === "number";
	const filled = usePersistentRef(
		"filledPrice",
		defaultDeal?.vehiclePrice ? undefined : calculator.draft.peek().vehiclePrice,
	);
	useEffect(() => {
		if (!price || isControlled) return;
		const text = amountText(locale, price);
		if (text === filled.current) return;
		const isUntouched =
			calculator.draft.peek().vehiclePrice === filled.current &&
			calculator.results.peek().status === "idle";
		if (isUntouched) calculator.change("vehiclePrice", text);
		filled.current = text;
	}, [calculator, filled, price, isControlled, locale]);
}

/** A hint about the vehicle's price: loading, failed, in the field, or different from the field. */
export function PriceHint({ status, vehicle, hint, retry }: VehicleState) {
	const { messages } = useCalculator();
	if (status === "failed") {
		return (
			<div role="alert">
				{messages.priceFailed}{" "}
				<Button
					onClick={(event) => {
						focusPriceField(event);
						retry?.();
					}}
				>
					{messages.retry}
				</Button>
			</div>
		);
	}
	return vehicle ? hint : <span role="status">{messages.priceLoading}</span>;
}
