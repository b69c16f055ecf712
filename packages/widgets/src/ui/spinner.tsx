import { VisuallyHidden } from "./visually-hidden.js";

export interface SpinnerProps {
	/** What is loading, for screen readers. */
	label?: string;
	/** For a line of text or a button. Hidden from screen readers. */
	isInline?: boolean;
}

/** Shown while something is loading. */
export function Spinner({ label, isInline = false }: SpinnerProps) {
	if (isInline) return <span className="nev-spinner nev-spinner-inline" aria-hidden="true" />;
	return (
		<div className="nev-spinner-place" role="status">
			<span className="nev-spinner" aria-hidden="true" />
			<VisuallyHidden>{label}</VisuallyHidden>
		</div>
	);
}
