import type { MouseEventHandler, ReactNode } from "react";
import { Button } from "./button.js";

export interface EmptyPanelProps {
	title: string;
	hint?: string;
	/** The way out: a button or a link. */
	children?: ReactNode;
}

/** What stands in the place of a list that has nothing in it. */
export function EmptyPanel({ title, hint, children }: EmptyPanelProps) {
	return (
		<div className="nev-panel">
			<p className="nev-panel-title">{title}</p>
			{hint && <p className="nev-panel-hint">{hint}</p>}
			{children}
		</div>
	);
}

export interface ErrorPanelProps {
	title: string;
	hint?: string;
	retryLabel: string;
	onRetry: MouseEventHandler<HTMLButtonElement>;
}

/** What stands in the place of what could not be loaded; says so to screen readers too. */
export function ErrorPanel({ title, hint, retryLabel, onRetry }: ErrorPanelProps) {
	return (
		<div className="nev-panel nev-panel-error" role="alert">
			<p className="nev-panel-title">{title}</p>
			{hint && <p className="nev-panel-hint">{hint}</p>}
			<Button variant="primary" onClick={onRetry}>
				{retryLabel}
			</Button>
		</div>
	);
}
