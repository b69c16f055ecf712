import { useMemo } from "react";
import { useMessages } from "../../messages/index.js";
import { type CalculatorContext, useCalculator } from "../calculator-context.js";
import type { FormMessages } from "../messages/form-messages.js";
import { type ResultsMessages, resultsTranslations } from "../messages/results-messages.js";

/** What the parts of the results find around them: the calculator, with their words too. */
export type ResultsContext = CalculatorContext & { messages: FormMessages & ResultsMessages };

export function useResultsContext(): ResultsContext {
	const context = useCalculator();
	const messages = useMessages(resultsTranslations, context.messageOverrides, context.messages);
	return useMemo(() => ({ ...context, messages }), [context, messages]);
}
