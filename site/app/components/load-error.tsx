import { ErrorPanel } from "@nev/widgets/ui";

export interface LoadErrorProps {
	/** What could not be loaded: "The states". */
	what: string;
	onRetry: () => void;
}

/** Stands in the place of a part of a page that could not be loaded. */
export function LoadError({ what, onRetry }: LoadErrorProps) {
	return (
		<>
			<ErrorPanel
				title={`${what} could not be loaded`}
				hint="Please check your connection and try again."
				retryLabel="Try again"
				onRetry={onRetry}
			/>
			<noscript>
				<p className="hint">Please load this page again to try once more.</p>
			</noscript>
		</>
	);
}
