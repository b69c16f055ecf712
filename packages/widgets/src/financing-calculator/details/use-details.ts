import { useMessages } from "../../messages/index.js";
import { type CalculatorContext, useCalculator } from "../calculator-context.js";
import { type DetailsMessages, detailsTranslations } from "./messages.js";

/** The context for a component of the details, with their messages added. */
export function useDetails(): CalculatorContext & { readonly messages: DetailsMessages } {
	const context = useCalculator();
	const messages = useMessages(detailsTranslations, context.messageOverrides, context.messages);
	return { ...context, messages };
}
