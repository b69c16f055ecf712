import { createContext, type RefObject, useContext } from "react";
import type { MessageOverrides } from "../messages/index.js";
import type { CalculatorState } from "./calculator-state.js";
import type { CalculatorMessages, FinancingCalculatorMessages } from "./messages.js";

/** Shared by the components of one calculator. */
export interface CalculatorContext {
	readonly calculator: CalculatorState;
	/** The messages of the form and the results. The details add theirs with `useDetails`. */
	readonly messages: CalculatorMessages;
	readonly messageOverrides: MessageOverrides<FinancingCalculatorMessages> | undefined;
	/** The level of the two titles' headings. */
	readonly headingLevel: 2 | 3 | 4;
	/** The id of the form, and the prefix of its fields' ids. */
	readonly formId: string;
	/** The results' heading. It takes the focus when the focused element is removed. */
	readonly resultsTitle: RefObject<HTMLHeadingElement | null>;
}

export const CalculatorContext = createContext<CalculatorContext | undefined>(undefined);

/** @throws {Error} outside of a calculator */
export function useCalculator(): CalculatorContext {
	const context = useContext(CalculatorContext);
	if (!context) throw new Error("This component must be inside a calculator.");
	return context;
}
