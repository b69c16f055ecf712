import { zipCodePattern } from "@nev/contract";
import { formatMiles, type Receiver, type Receivers, receiverMiles } from "@nev/contract/desk";
import { type RefObject, useEffect, useId, useState } from "react";
import { ask, refusalOf } from "../session/ask.js";
import { actionMessages as messages } from "./messages.js";

export interface DealerSearchProps {
	readonly field: RefObject<HTMLInputElement | null>;
	/** The ZIP code of the lead, whose nearest dealers are listed at first; empty: it has none. */
	readonly zipCode: string;
	readonly chosen: Receiver | undefined;
	readonly error: string | undefined;
	readonly onChoose: (dealer: Receiver) => void;
}

/** A search for a dealer, and the found ones to choose from. */
export function DealerSearch({ field, zipCode, chosen, error, onChoose }: DealerSearchProps) {
	const id = useId();
	const [text, setText] = useState(zipCode);
	const found = useReceivers(text, zipCode);
	const shown = found?.items ?? [];
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
					{hintOf(text, found)}
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
								{dealer.miles !== null && `, ${formatMiles(dealer.miles)}`}
								{dealer.pausedUntil !== null && ` ${messages.takesNone(dealer.pausedUntil)}`}
							</span>
						</label>
					))}
				</fieldset>
			)}
		</>
	);
}

function hintOf(text: string, found: Found | undefined): string {
	if (!found) return text.trim().length < 2 ? messages.findHint : "";
	const { error, items, hasMore, place } = found;
	if (error !== undefined) return error;
	if (items.length > 0) {
		const [around, more] =
			place === null
				? ["", messages.moreDealers]
				: [messages.nearestTo(place), messages.moreNearby];
		return [around, hasMore && more].filter(Boolean).join(" ");
	}
	if (place !== null) return messages.noDealerNear(receiverMiles, place);
	return zipCodePattern.test(found.text) ? messages.unknownZip(found.text) : messages.noDealer;
}

/** Searches while somebody types, this long after the last letter, in milliseconds. */
const typingPause = 250;

interface Found extends Receivers {
	readonly text: string;
	/** Why there are none. */
	readonly error?: string;
}

/** Visible dealers that match, or those of the text before until they are there; undefined for one letter. */
function useReceivers(text: string, zipCode: string): Found | undefined {
	const search = text.trim();
	const [found, setFound] = useState<Found>();
	useEffect(() => {
		if (search.length < 2) return;
		const stopping = new AbortController();
		const { signal } = stopping;
		const query = new URLSearchParams({ q: search, zipCode });
		const timer = setTimeout(() => {
			ask<Receivers>(`dealers/receivers?${query}`, { signal }).then(
				(receivers) => setFound({ text: search, ...receivers }),
				(error) => {
					if (signal.aborted) return;
					const none = { items: [], hasMore: false, place: null };
					setFound({ text: search, ...none, error: refusalOf(error).error });
				},
			);
		}, typingPause);
		return () => {
			clearTimeout(timer);
			stopping.abort();
		};
	}, [search, zipCode]);
	return search.length < 2 ? undefined : found;
}
