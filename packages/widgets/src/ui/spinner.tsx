import { VisuallyHidden } from "./visually-hidden.js";

export interface SpinnerProps {
	/** What is on its way, for screen readers. */
	label?: string;
	/** Stands in a line of text or in a button, and says nothing by itself. */
	isInline?: boolean;
}

/** Turns while something is on its way. */
export function Spinner({ label, isInline = false }: SpinnerProps) {
	if (isInline) return <span className="nev-spinner nev-spinner-inline" aria-hidden="true" />;
	return (
		<div className="nev-spinner-place" role="status">
			<span className="nev-spinner" aria-hidden="true" />
			<VisuallyHidden>{label}</VisuallyHidden>
		</div>
	);
}
