import type { ReactNode } from "react";
import { useLazyModule } from "../../hooks/index.js";
import { ErrorPanel, Spinner } from "../../ui/index.js";
import type { LazyModules } from "../lazy.js";
import { useResultsContext } from "./use-results-context.js";

type Details = Awaited<ReturnType<LazyModules["loadDetails"]>>;

/** A part that is fetched when it is opened; what failed can be tried again. */
export function DetailsPart({ children }: { children: (details: Details) => ReactNode }) {
	const { messages, resultsTitle, loadDetails } = useResultsContext();
	const { status, module, retry } = useLazyModule(loadDetails, true);
	if (module) return children(module);
	if (status !== "failed") return <Spinner label={messages.partLoading} />;
	return (
		<ErrorPanel
			title={messages.partFailed}
			retryLabel={messages.retry}
			onRetry={({ currentTarget }) => {
				// The panel goes, and the focus must not go with it.
				const opener = currentTarget.closest("details")?.querySelector("summary");
				(opener ?? resultsTitle.current)?.focus();
				retry();
			}}
		/>
	);
}
