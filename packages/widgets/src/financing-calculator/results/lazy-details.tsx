import { type ReactNode, useState } from "react";
import { useLazyModule } from "../../hooks/index.js";
import { loadLazily } from "../../host-page/load-lazily.js";
import { ErrorPanel, Spinner } from "../../ui/index.js";
import { useCalculator } from "../calculator-context.js";

type Details = typeof import("../details/details.js");

/** Charts, tables and the comparison; loaded when the visitor opens one of them. */
const loadDetails = () => loadLazily("details", () => import("../details/details.js"));

/** A `<details>` element that renders its content only while it is open. */
export function LazyDetails({ title, children }: { title: string; children: () => ReactNode }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<details className="nev-breakdown" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
			<summary part="summary">{title}</summary>
			{isOpen && <div className="nev-breakdown-content">{children()}</div>}
		</details>
	);
}

/** Loads the details module and renders with it. After a failure the visitor can retry. */
export function WithDetails({ children }: { children: (details: Details) => ReactNode }) {
	const { messages, resultsTitle } = useCalculator();
	const { status, module, retry } = useLazyModule(loadDetails, true);
	if (module) return children(module);
	if (status !== "failed") return <Spinner label={messages.partLoading} />;
	return (
		<ErrorPanel
			title={messages.partFailed}
			retryLabel={messages.retry}
			onRetry={({ currentTarget }) => {
				// The panel is removed, so move the focus to what stays.
				const summary = currentTarget.closest("details")?.querySelector("summary");
				(summary ?? resultsTitle.current)?.focus();
				retry();
			}}
		/>
	);
}
