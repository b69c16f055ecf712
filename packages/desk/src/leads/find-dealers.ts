import type { DealerRow, Page } from "@nev/contract/desk";
import { useEffect, useState } from "react";
import { ask } from "../session/ask.js";
import { refusalOf } from "../session/refusal.js";

/** Searches while somebody types, this long after the last letter, in milliseconds. */
const typingPause = 250;

interface Found {
	readonly text: string;
	readonly dealers: readonly DealerRow[];
	/** Why there are none. */
	readonly error?: string;
}

/** Visible dealers that match, or those of the text before until they are there; undefined for one letter. */
export function useFoundDealers(text: string): Found | undefined {
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
