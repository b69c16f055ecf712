import { type DeskCompany, describeRate, hasEnded } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { useEffect, useRef, useState } from "react";
import { editMessages } from "../ui/messages.js";
import { useRequest } from "../ui/use-request.js";
import { downloadRates } from "./company-data.js";
import { rateMessages as messages } from "./messages.js";
import { RateDialog } from "./rate-dialog.js";
import { RateImport } from "./rate-import.js";
import { RatePreview } from "./rate-preview.js";
import { RateTable } from "./rate-table.js";
import { useRates } from "./use-rates.js";

/** The rates of lenders that visitors see: edited as a list, seen as visitors will, and saved as a whole. */
export function RatesSection({ company }: { readonly company: DeskCompany }) {
	const edit = useRates(company);
	const { base, rates, setRates, isEdited, isSaving, refusal, theirs } = edit;
	/** What a file or a table was read into. */
	const [read, setRead] = useState<typeof rates>();
	/** The place of the rate that is edited: after the last one for a new one. */
	const [edited, setEdited] = useState<number>();
	const [removed, setRemoved] = useState<{
		readonly index: number;
		readonly text: string;
		readonly base: object;
	}>();
	const section = useRef<HTMLElement>(null);
	const csv = useRequest<void>();
	const { today } = company;

	// The pressed button is gone.
	useEffect(() => {
		if (!removed) return;
		const buttons = section.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [];
		const next = buttons[Math.min(removed.index, buttons.length - 1)];
		(next ?? section.current?.querySelector<HTMLElement>("[data-add]"))?.focus();
	}, [removed]);

	const opener = useRef<Element | null>(null);

	function open(index: number): void {
		opener.current = document.activeElement;
		setEdited(index);
	}

	// The dialog is gone with what was typed in it.
	useEffect(() => {
		if (edited === undefined && opener.current instanceof HTMLElement) opener.current.focus();
	}, [edited]);

	function remove(index: number): void {
		const rate = rates[index];
		if (!rate) return;
		setRates(rates.toSpliced(index, 1));
		setRemoved({ index, text: messages.removed(describeRate(rate)), base });
	}

	return (
		<section ref={section} className="rates" aria-labelledby="rates">
			<h2 id="rates">{messages.title}</h2>
			<p>{rates.length === 0 ? messages.none : messages.intro}</p>
			{rates.length > 0 && rates.every((rate) => hasEnded(rate, today)) && (
				<p className="warnings">{messages.allEnded}</p>
			)}
			{rates.length > 0 && (
				<RateTable rates={rates} today={today} onEdit={open} onRemove={remove} />
			)}
			<p className="nev-visually-hidden" role="status">
				{removed?.base === base && removed.text}
			</p>
			<div className="rate-buttons">
				<Button className="compact" data-add onClick={() => open(rates.length)}>
					{messages.add}
				</Button>
				{company.rates.length > 0 && (
					<Button className="compact" onClick={() => void csv.send(downloadRates)}>
						{messages.download}
					</Button>
				)}
				<p role="alert" className="field-error">
					{csv.refusal?.error}
				</p>
			</div>
			<RateImport
				base={base}
				isEdited={isEdited && rates !== read}
				onRead={(all) => {
					setRead(all);
					setRates(all);
				}}
			/>
			<RatePreview rates={rates} today={today} />
			{theirs && <Conflict theirs={theirs} onUse={edit.revert} />}
			<form
				className="rate-end"
				onSubmit={(event) => {
					event.preventDefault();
					edit.save();
				}}
			>
				<Button type="submit" variant="primary" className="compact" aria-disabled={isSaving}>
					{isSaving ? editMessages.saving : theirs ? messages.keepMine : messages.save}
				</Button>
				{isEdited && !theirs && (
					<Button className="compact" onClick={edit.revert}>
						{messages.revert}
					</Button>
				)}
				<p role="status">{isEdited && !theirs ? messages.unsaved : ""}</p>
				<p role="alert" className="field-error">
					{refusal?.error}
				</p>
			</form>
			{edited !== undefined && (
				<RateDialog
					rate={rates[edited]}
					onCancel={() => setEdited(undefined)}
					onDone={(rate) => {
						setRates(rates.toSpliced(edited, 1, rate));
						setEdited(undefined);
					}}
				/>
			)}
		</section>
	);
}

interface ConflictProps {
	readonly theirs: DeskCompany;
	readonly onUse: () => void;
}

/** What another operator has saved meanwhile. */
function Conflict({ theirs: { rates }, onUse }: ConflictProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="conflict rate-conflict">
			<h3 ref={heading} tabIndex={-1}>
				{messages.conflict}
			</h3>
			<p>{messages.theirs(rates.length)}</p>
			<ul>
				{rates.map((rate) => (
					<li key={describeRate(rate)}>{describeRate(rate)}</li>
				))}
			</ul>
			<Button className="compact" onClick={onUse}>
				{messages.useTheirs}
			</Button>
		</div>
	);
}
