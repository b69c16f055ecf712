import { useEffect, useId } from "react";
import { useRevalidator } from "react-router";

export interface ProgressProps {
	/** What is done: `Applying the import`. */
	readonly label: string;
	readonly done: number;
	/** 0: not counted yet, so the bar moves without an end. */
	readonly total: number;
	/** How far it is in words. */
	readonly text: string;
	readonly hint?: string | undefined;
}

/** How far something is that the desk does after its answer. */
export function Progress({ label, done, total, text, hint }: ProgressProps) {
	const id = useId();
	return (
		<div className="progress">
			<label htmlFor={id}>{label}</label>
			<progress id={id} {...(total > 0 && { max: total, value: done })} />
			<span>{text}</span>
			{hint && <p>{hint}</p>}
		</div>
	);
}

/** How often a page asks how far something is, in milliseconds. */
export const progressInterval = 400;

/**
 * Loads the page again and again while something is running.
 *
 * @param loaded what was loaded last, of which each load gives another object and so sets the next timer
 */
export function useProgressPolling(runs: boolean, loaded: unknown): void {
	const { revalidate } = useRevalidator();
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer
	useEffect(() => {
		if (!runs) return;
		const timer = setTimeout(() => void revalidate(), progressInterval);
		return () => clearTimeout(timer);
	}, [runs, loaded, revalidate]);
}
