import type { DeskImport } from "@nev/contract/desk";
import { useEffect, useId, useRef, useState } from "react";
import { Link, useLoaderData } from "react-router";
import { BackLink } from "../ui/back-link.js";
import { useNotice } from "../ui/notice-context.js";
import { useProgressPolling } from "../ui/progress.js";
import { useLostFocus } from "../ui/use-lost-focus.js";
import { useUnsaved } from "../ui/use-unsaved.js";
import { ChosenColumns } from "./chosen-columns.js";
import { ColumnForm, isColumnEdited, uneditedColumns } from "./column-form.js";
import type { ImportData } from "./import-data.js";
import { ImportProgress, isRunning } from "./import-progress.js";
import { ImportReport } from "./import-report.js";
import {
	describeResult,
	importMessages as messages,
	takenOf,
	takenOffers,
	writtenOutcomes,
} from "./messages.js";
import { MissingColumns } from "./missing-columns.js";
import { type OptionEdit, OptionForm, withEdits } from "./option-form.js";
import { useCorrections } from "./use-corrections.js";

/** An import from the check of its file until it is applied. */
export function ImportPage() {
	const data = useLoaderData<ImportData>();
	return <OneImport key={data.one.id} {...data} />;
}

function OneImport({ one, page }: ImportData) {
	const { kind, file, state, columns, options } = one;
	const corrections = useCorrections();
	const [columnEdits, setColumnEdits] = useState(uneditedColumns);
	const [optionEdits, setOptionEdits] = useState<readonly OptionEdit[]>([]);
	const [sheet, setSheet] = useState(options.sheet);
	if (sheet !== options.sheet) {
		// Of another sheet, rows and columns are others.
		setSheet(options.sheet);
		corrections.clear();
		setColumnEdits(uneditedColumns);
	}
	const runs = isRunning(state);
	const heading = useRef<HTMLHeadingElement>(null);
	const [columnForm, optionForm] = [useId(), useId()];
	const isOptionEdited =
		JSON.stringify(withEdits(options, optionEdits)) !== JSON.stringify(options);
	const editedForm =
		(isColumnEdited(columns.inFile, columnEdits) && columnForm) ||
		(isOptionEdited && optionForm) ||
		undefined;
	const toHeading = () => heading.current?.focus();
	useUnsaved(state.kind !== "applied" && (corrections.count > 0 || editedForm !== undefined));
	useProgressPolling(runs, one);
	useAppliedNotice(one);
	useLostFocus(toHeading);
	return (
		<div className="page">
			<title>{`${file} – Desk`}</title>
			<BackLink to="/import">{messages.back}</BackLink>
			<h1 tabIndex={-1} ref={heading}>
				{file}
			</h1>
			{runs && <ImportProgress state={state} />}
			<p
				role="status"
				// The notice announces it.
				aria-live={state.kind === "applied" ? "off" : undefined}
				className="import-status"
			>
				{state.kind === "ready" && messages.checked(describeResult(kind, state))}
				{state.kind === "applied" && messages.applied(describeResult(kind, state))}
				{state.kind === "ready" && one.mended > 0 && ` ${messages.isMended(one.mended)}`}
				{state.kind === "ready" && takenOf(one).map((offer) => ` ${takenOffers[offer]}`)}
			</p>
			{one.notes.map((note) => (
				<p key={note}>{note}</p>
			))}
			<ChosenColumns one={one} isRunning={runs} />
			{state.kind === "applied" && state.change !== undefined && (
				<p>
					<Link to={`/changes/${state.change}`}>{messages.seeChange}</Link>
				</p>
			)}
			{state.kind === "failed" && columns.missing.length > 0 && <MissingColumns one={one} />}
			{state.kind === "failed" && columns.missing.length === 0 && (
				<section aria-labelledby="failed" className="import-failed">
					<h2 id="failed">{messages.failed}</h2>
					<p role="alert">{state.error}</p>
				</section>
			)}
			{state.kind !== "failed" && (
				<ImportReport {...{ one, page, corrections, editedForm }} isRunning={runs} />
			)}
			<ColumnForm
				{...{ one, isRunning: runs, id: columnForm, onSent: toHeading }}
				edited={columnEdits}
				onEdit={setColumnEdits}
			/>
			{state.kind !== "applied" && (
				<OptionForm
					{...{ one, isRunning: runs, id: optionForm, onSent: toHeading }}
					edits={optionEdits}
					onEdit={setOptionEdits}
				/>
			)}
		</div>
	);
}

/** Tells what an import did, and offers to undo it, if it was done while its page was open. */
function useAppliedNotice({ kind, state }: DeskImport): void {
	const tell = useNotice();
	const shown = useRef(state.kind);
	useEffect(() => {
		const wasApplied = shown.current === "applied";
		shown.current = state.kind;
		if (wasApplied || state.kind !== "applied") return;
		const { change = null } = state;
		tell({ text: messages.applied(describeResult(kind, state, writtenOutcomes)), change });
	}, [kind, state, tell]);
}
