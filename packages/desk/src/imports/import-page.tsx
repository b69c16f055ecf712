import { useEffect, useRef } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { BackLink } from "../ui/back-link.js";
import { ColumnList } from "./column-list.js";
import type { ImportData } from "./import-data.js";
import { ImportReport } from "./import-report.js";
import { describeCounts, importMessages as messages } from "./messages.js";
import { OptionForm } from "./option-form.js";

/** How often a page asks how far an import is, in milliseconds. */
const pollInterval = 400;

/** An import from the check of its file until it is applied. */
export function ImportPage() {
	const { one, page } = useLoaderData<ImportData>();
	const { id, file, state } = one;
	const isRunning = state.kind === "checking" || state.kind === "applying";
	const heading = useRef<HTMLHeadingElement>(null);
	usePolling(isRunning, one);
	return (
		<div className="page">
			<title>{`${file} – Desk`}</title>
			<BackLink to="/import">{messages.back}</BackLink>
			<h1 tabIndex={-1} ref={heading}>
				{file}
			</h1>
			{isRunning && (
				<label className="import-progress">
					{state.kind === "checking" ? messages.checking : messages.applying}
					<progress max={1} value={state.progress} />
				</label>
			)}
			<p role="status" className="import-status">
				{state.kind === "ready" && messages.checked(describeCounts(state.counts))}
				{state.kind === "applied" && messages.applied(describeCounts(state.counts))}
				{state.kind === "ready" && one.mended > 0 && ` ${messages.isMended(one.mended)}`}
			</p>
			{state.kind === "failed" && (
				<section aria-labelledby="failed" className="import-failed">
					<h2 id="failed">{messages.failed}</h2>
					<p role="alert">{state.error}</p>
				</section>
			)}
			{state.kind !== "failed" && (
				<ImportReport key={id} one={one} page={page} isRunning={isRunning} />
			)}
			{state.kind !== "applied" && (
				<OptionForm
					key={JSON.stringify(one.options)}
					one={one}
					isRunning={isRunning}
					onSent={() => heading.current?.focus()}
				/>
			)}
			<ColumnList one={one} />
		</div>
	);
}

/** Loads the page again and again while an import is running. */
function usePolling(isRunning: boolean, loaded: unknown): void {
	const { revalidate } = useRevalidator();
	// Each load gives another object, and so sets the next timer.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer
	useEffect(() => {
		if (!isRunning) return;
		const timer = setTimeout(() => void revalidate(), pollInterval);
		return () => clearTimeout(timer);
	}, [isRunning, loaded, revalidate]);
}
