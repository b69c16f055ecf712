import type { DealerRow, Page } from "@nev/contract/desk";
import { type RefObject, useEffect, useId, useState } from "react";
import { ask, refusalOf } from "../session/ask.js";
import { actionMessages as messages } from "./messages.js";

/** Dealers that are shown at once. */
const maxShown = 6;

export interface DealerSearchProps {
	readonly field: RefObject<HTMLInputElement | null>;
	readonly chosen: DealerRow | undefined;
	readonly error: string | undefined;
	readonly onChoose: (dealer: DealerRow) => void;
}

/** A search for a dealer, and the found ones to choose from. */
export function DealerSearch({ field, chosen, error, onChoose }: DealerSearchProps) {
	const id = useId();
	const [text, setText] = useState("");
	const found = useFoundDealers(text);
	const shown = found?.dealers.slice(0, maxShown) ?? [];
	// What was chosen stays, whatever is searched for then.
	const rows =
		chosen && !shown.some((dealer) => dealer.id === chosen.id) ? [chosen, ...shown] : shown;
	return (
		<>
			<div className="field">
				<label htmlFor={id}>{messages.findDealer}</label>
				<input
					ref={field}
					id={id}
					className="nev-input"
					// In a search field, Escape clears the text and leaves the dialog open.
					type="text"
					enterKeyHint="search"
					maxLength={200}
					value={text}
					autoComplete="off"
					aria-invalid={error !== undefined}
					aria-describedby={`${id}-hint ${id}-error`}
					onKeyDown={(event) => {
						// Enter searches at once, and confirms nothing.
						if (event.key === "Enter") event.preventDefault();
					}}
					onChange={({ currentTarget }) => setText(currentTarget.value)}
				/>
				<p id={`${id}-hint`} className="field-hint" role="status">
					{hintOf(text, found, shown.length)}
				</p>
				<p id={`${id}-error`} className="field-error">
					{error}
				</p>
			</div>
			{rows.length > 0 && (
				<fieldset className="choices">
					<legend className="nev-visually-hidden">{messages.dealers}</legend>
					{rows.map((dealer) => (
						<label key={dealer.id}>
							<input
								type="radio"
								name={id}
								aria-disabled={dealer.pausedUntil !== null}
								checked={dealer.id === chosen?.id}
								onChange={() => {
									if (dealer.pausedUntil === null) onChoose(dealer);
								}}
							/>
							<span>
								<b>{dealer.name}</b> {`${dealer.city}, ${dealer.state} ${dealer.zipCode}`}
								{dealer.pausedUntil !== null && ` ${messages.takesNone(dealer.pausedUntil)}`}
							</span>
						</label>
					))}
				</fieldset>
			)}
		</>
	);
}

function hintOf(text: string, found: ReturnType<typeof useFoundDealers>, shown: number): string {
	if (!found) return text.trim().length < 2 ? messages.findHint : "";
	if (found.error !== undefined) return found.error;
	if (found.dealers.length === 0) return messages.noDealer;
	return found.dealers.length > shown ? messages.moreDealers : "";
}

/** Searches while somebody types, this long after the last letter, in milliseconds. */
const typingPause = 250;

interface Found {
	readonly text: string;
	readonly dealers: readonly DealerRow[];
	/** Why there are none. */
	readonly error?: string;
}

/** Visible dealers that match, or those of the text before until they are there; undefined for one letter. */
function useFoundDealers(text: string): Found | undefined {
	const search = text.trim();
	const [found, setFound] = useState<Found>();
	useEffect(() => {
		if (search.length < 2) return;
		const stopping = new AbortController();
		const { signal } = stopping;
		const query = new URLSearchParams({ q: search, visibility: "visible" });
		const timer = setTimeout(() => {
			ask<Page<DealerRow>>(`dealers?${query}`, { signal }).then(
				({ items }) => setFound({ text: search, dealers: items }),
				(error) => {
					if (signal.aborted) return;
					setFound({ text: search, dealers: [], error: refusalOf(error).error });
				},
			);
		}, typingPause);
		return () => {
			clearTimeout(timer);
			stopping.abort();
		};
	}, [search]);
	return search.length < 2 ? undefined : found;
}
