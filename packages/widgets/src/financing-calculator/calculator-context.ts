import { createContext, type RefObject, useContext } from "react";
import type { MessageOverrides } from "../messages/index.js";
import type { CalculatorState } from "./calculator-state.js";
import type { LazyModules } from "./lazy.js";
import type { FinancingCalculatorMessages } from "./messages/calculator-messages.js";
import type { FormMessages } from "./messages/form-messages.js";

/** What every part of one calculator finds around it. */
export interface CalculatorContext extends LazyModules {
	readonly calculator: CalculatorState;
	readonly messages: FormMessages;
	/** The host's own words in place of some. */
	readonly messageOverrides: MessageOverrides<FinancingCalculatorMessages> | undefined;
	/** The locale of numbers among the words. */
	readonly locale: string;
	/** The level of the two titles' headings. */
	readonly headingLevel: 2 | 3;
	/** The id of the form, and what the ids of its fields begin with. */
	readonly formId: string;
	/** The title of the results, which takes the focus from what goes away. */
	readonly resultsTitle: RefObject<HTMLHeadingElement | null>;
}

export const CalculatorContext = createContext<CalculatorContext | undefined>(undefined);

/** @throws {Error} outside of a calculator */
export function useCalculator(): CalculatorContext {
	const context = useContext(CalculatorContext);
	if (!context) throw new Error("A part of the calculator stands outside of it.");
	return context;
}
