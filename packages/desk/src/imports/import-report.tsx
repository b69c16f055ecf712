import type { DeskImport, ImportOffer, ImportRevision, ImportRow, Page } from "@nev/contract/desk";
import { useId, useRef } from "react";
import { useSearchParams } from "react-router";
import { Pager } from "../ui/pager.js";
import { useRequest } from "../ui/use-request.js";
import { ApplyForm } from "./apply-form.js";
import { CauseList } from "./cause-list.js";
import { reviseImport } from "./import-data.js";
import { ImportRows } from "./import-rows.js";
import { importMessages as messages, takenOf } from "./messages.js";
import { ReportFilter } from "./report-filter.js";
import type { Corrections } from "./use-corrections.js";
import { useSentFrom } from "./use-sent-from.js";

interface ImportReportProps {
	readonly one: DeskImport;
	readonly page: Page<ImportRow>;
	readonly corrections: Corrections;
	/** The id of a form with a choice that the file is not checked with. */
	readonly editedForm: string | undefined;
	readonly isRunning: boolean;
}

/** What an import would do, row by row, with the cells that can be mended, and its application. */
export function ImportReport(props: ImportReportProps) {
	const { one, page, corrections, editedForm, isRunning } = props;
	const correctionsForm = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const { noteSending, isElsewhere } = useSentFrom();
	// If this fails, what was typed is still there.
	const { isBusy, refusal, send } = useRequest<ImportRevision>((sent) => {
		// Who has gone on to another field stays there.
		if (corrections.remove(sent) && !isElsewhere()) heading.current?.focus();
	});
	const { items } = page;
	const isApplied = one.state.kind === "applied";
	const result = "counts" in one.state ? one.state : undefined;
	const staying = result?.counts.missing ?? 0;
	const [parameters] = useSearchParams();
	const isFiltered = parameters.has("show") || parameters.has("cause");
	const mendable = isApplied || one.state.kind === "applying" ? undefined : corrections;

	function check(revision: ImportRevision): void {
		if (isRunning || isBusy) return;
		noteSending();
		void send(async () => {
			await reviseImport(one.id, revision);
			return revision;
		});
	}

	/** With the corrections that are typed by then. */
	const take = (offer: ImportOffer, isTaken: boolean) =>
		check({ ...corrections.revision(), options: { ...one.options, [offer]: isTaken } });

	return (
		<div className="import-report" aria-busy={isRunning}>
			<h2 ref={heading} tabIndex={-1}>
				{isApplied ? messages.did : messages.would}
			</h2>
			{result && (
				<CauseList
					{...{ kind: one.kind, causes: result.causes, taken: takenOf(one), isBusy }}
					corrections={mendable}
					form={correctionsForm}
					onTake={take}
				/>
			)}
			{result && (
				<div className="list-tools">
					<ReportFilter result={result} />
					<Pager page={page} count={messages.count} nameOf={({ name }) => name} />
				</div>
			)}
			<form
				id={correctionsForm}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					if (corrections.count > 0) check(corrections.revision());
				}}
			>
				{items.length > 0 && <ImportRows kind={one.kind} rows={items} corrections={mendable} />}
				{items.length === 0 && result && (isFiltered || staying === 0) && <p>{messages.none}</p>}
				{staying > 0 && <p>{messages.staying(staying, one.kind)}</p>}
			</form>
			<ApplyForm
				one={one}
				corrections={corrections.count}
				uncheckedForm={corrections.count > 0 ? correctionsForm : editedForm}
				isChecking={isBusy}
				error={refusal?.error}
				onDone={() => heading.current?.focus()}
			/>
		</div>
	);
}
