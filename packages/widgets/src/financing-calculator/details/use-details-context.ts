import { useMemo } from "react";
import { useMessages } from "../../messages/index.js";
import { type DetailsMessages, detailsTranslations } from "../messages/details-messages.js";
import { type ResultsContext, useResultsContext } from "../results/use-results-context.js";

/** What the details find around them: the results, with their own words too. */
export type DetailsContext = ResultsContext & {
	messages: ResultsContext["messages"] & DetailsMessages;
};

export function useDetailsContext(): DetailsContext {
	const context = useResultsContext();
	const messages = useMessages(detailsTranslations, context.messageOverrides, context.messages);
	return useMemo(() => ({ ...context, messages }), [context, messages]);
}
