import type { MouseEventHandler, ReactNode } from "react";
import { Button } from "./button.js";
import { DefaultSlot, Slot } from "./slot.js";

export interface EmptyPanelProps {
	title: string;
	hint?: string | undefined;
	/** The next step: a button or a link. */
	children?: ReactNode;
}

/** Replaces an empty list, and is itself replaced by the slot `empty`. */
export function EmptyPanel({ title, hint, children }: EmptyPanelProps) {
	return (
		<Slot name="empty">
			<div className="nev-panel" part="panel">
				<p className="nev-panel-title">{title}</p>
				{hint && (
					<p className="nev-panel-hint" part="hint">
						{hint}
					</p>
				)}
				{children}
			</div>
		</Slot>
	);
}

export interface ErrorPanelProps {
	title: string;
	hint?: string;
	retryLabel: string;
	onRetry: MouseEventHandler<HTMLButtonElement>;
	/** Whether the page's own children of the element are shown too. */
	hasFallback?: boolean;
}

/** Replaces content that failed to load. Announced as an alert. */
export function ErrorPanel({ title, hint, retryLabel, onRetry, hasFallback }: ErrorPanelProps) {
	return (
		<>
			{hasFallback && <DefaultSlot />}
			<div className="nev-panel nev-panel-error" part="panel" role="alert">
				<p className="nev-panel-title">{title}</p>
				{hint && (
					<p className="nev-panel-hint" part="hint">
						{hint}
					</p>
				)}
				<Button variant="primary" onClick={onRetry}>
					{retryLabel}
				</Button>
			</div>
		</>
	);
}
