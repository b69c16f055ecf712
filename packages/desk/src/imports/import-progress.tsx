import type { ImportState } from "@nev/contract/desk";
import { useEffect, useId } from "react";
import { useRevalidator } from "react-router";
import { importMessages as messages } from "./messages.js";

type Running = Extract<ImportState, { done: number }>;

export function isRunning(state: ImportState): state is Running {
	return state.kind === "checking" || state.kind === "applying";
}

/** How far an import is. The bar moves without an end until the rows are counted. */
export function ImportProgress({ state }: { state: Running }) {
	const { kind, done, total } = state;
	const id = useId();
	return (
		<div className="import-progress">
			<label htmlFor={id}>{kind === "checking" ? messages.checking : messages.applying}</label>
			<progress id={id} {...(total > 0 && { max: total, value: done })} />
			<span>{total > 0 ? messages.done(done, total) : messages.counting}</span>
			{kind === "applying" && <p>{messages.applyingHint}</p>}
		</div>
	);
}

/** How often a page asks how far imports are, in milliseconds. */
const pollInterval = 400;

/**
 * Loads the page again and again while an import is running.
 *
 * @param loaded what was loaded last, of which each load gives another object and so sets the next timer
 */
export function usePolling(runs: boolean, loaded: unknown): void {
	const { revalidate } = useRevalidator();
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer
	useEffect(() => {
		if (!runs) return;
		const timer = setTimeout(() => void revalidate(), pollInterval);
		return () => clearTimeout(timer);
	}, [runs, loaded, revalidate]);
}
