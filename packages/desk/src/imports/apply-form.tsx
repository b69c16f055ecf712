import type { DeskImport } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useState } from "react";
import { ConfirmDialog } from "../ui/confirm-dialog.js";
import { useRequest } from "../ui/use-request.js";
import { HidingConfirmation } from "./hiding-confirmation.js";
import { applyImport, downloadReport } from "./import-data.js";
import { isRunning } from "./import-progress.js";
import { describeResult, importMessages as messages, writtenOutcomes } from "./messages.js";

interface ApplyFormProps {
	readonly one: DeskImport;
	/** How many corrections the file is not checked with. */
	readonly corrections: number;
	/** The id of the form with corrections or choices that the file is not checked with. */
	readonly uncheckedForm: string | undefined;
	/** Whether the corrections are being sent. */
	readonly isChecking: boolean;
	/** Why the file could not be checked again. */
	readonly error: string | undefined;
	/** Called when the import is being applied, or could not be. */
	readonly onDone: () => void;
}

/** Applies an import once everything is checked. Asks before it hides or leaves out something. */
export function ApplyForm(props: ApplyFormProps) {
	const { one, corrections, uncheckedForm, isChecking, error, onDone } = props;
	const { state, kind } = one;
	const [isAsking, setIsAsking] = useState(false);
	const application = useRequest<DeskImport>(onDone, onDone);
	const report = useRequest();
	const ready = state.kind === "ready" ? state : undefined;
	const counts = ready && describeResult(kind, ready, writtenOutcomes);
	const refused = ready?.counts.refused ?? 0;
	const overHideLimit = ready?.overHideLimit;
	const isBlocked = refused > 0 && kind === "vehicles";

	function apply(): void {
		setIsAsking(false);
		if (!ready) return;
		const { fingerprint } = ready;
		// The dialog is not left otherwise.
		const confirmsHiding = overHideLimit !== undefined;
		void application.send(() =>
			applyImport(one.id, { fingerprint, skipRefused: refused > 0, confirmsHiding }),
		);
	}

	const asks = ready && (refused > 0 || ready.counts.hidden > 0 || ready.counts.removed > 0);
	return (
		<div className={isRunning(state) ? undefined : "form-end import-end"}>
			{uncheckedForm !== undefined && state.kind !== "applied" ? (
				<Button
					type="submit"
					form={uncheckedForm}
					variant="primary"
					className="compact"
					aria-disabled={!ready || isChecking}
				>
					{corrections > 0 ? messages.checkMended(corrections) : messages.checkChosen}
				</Button>
			) : (
				counts &&
				!isBlocked && (
					<Button
						variant="primary"
						className="compact"
						aria-disabled={application.isBusy}
						onClick={() => (asks ? setIsAsking(true) : apply())}
					>
						{refused > 0 ? messages.applyWithout(counts, refused) : messages.apply(counts)}
					</Button>
				)
			)}
			{(ready || state.kind === "applied") && (
				<Button className="compact" onClick={() => void report.send(() => downloadReport(one))}>
					{messages.report}
				</Button>
			)}
			{ready && !counts && refused === 0 && <p>{messages.nothingToDo}</p>}
			{isBlocked && <p>{messages.mendFirst}</p>}
			{ready && refused > 0 && one.options.replace && !isBlocked && <p>{messages.keepsNamed}</p>}
			{overHideLimit && (
				<p>{messages.overHideLimit(overHideLimit.hidden, overHideLimit.visible)}</p>
			)}
			<p role="alert" className="field-error">
				{error ?? application.refusal?.error ?? report.refusal?.error}
				{ready?.hasListChanged && messages.listChanged}
			</p>
			<ConfirmDialog
				isOpen={isAsking}
				title={messages.askTitle}
				confirmLabel={messages.askConfirm}
				onConfirm={() => apply()}
				onCancel={() => setIsAsking(false)}
			>
				<p>{messages.apply(counts ?? "")}.</p>
				{ready && ready.counts.hidden > 0 && <p>{messages.askHides(ready.counts.hidden)}</p>}
				{ready && ready.counts.removed > 0 && <p>{messages.askRemoves(ready.counts.removed)}</p>}
				{refused > 0 && <p>{messages.askRefused(refused)}</p>}
				{isAsking && overHideLimit && <HidingConfirmation {...overHideLimit} />}
			</ConfirmDialog>
		</div>
	);
}
