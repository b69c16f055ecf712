import type { Dealer, PlaceCheck } from "@nev/contract/desk";
import { useEffect, useState } from "react";
import { ask } from "../session/ask.js";
import type { FormValues } from "./form-values.js";

type PlaceValues = Pick<FormValues, "zipCode" | "state" | "latitude" | "longitude">;

/** Checks while somebody types, this long after the last letter, in milliseconds. */
const typingPause = 250;

/**
 * What is doubtful about a place before it is saved. While there is no answer, it is what was known last.
 *
 * @param saved what is doubtful about the saved one
 */
export function usePlaceCheck(values: PlaceValues, saved: Dealer["doubts"]): PlaceCheck {
	const [check, setCheck] = useState<PlaceCheck>({ doubts: saved, zip: null });
	const query = queryOf(values);
	useEffect(() => {
		const abort = new AbortController();
		const timer = setTimeout(async () => {
			try {
				setCheck(await ask<PlaceCheck>(`dealers/place?${query}`, { signal: abort.signal }));
			} catch {
				// Saving tells what is wrong.
			}
		}, typingPause);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [query]);
	return check;
}

function queryOf({ zipCode, state, latitude, longitude }: PlaceValues): string {
	const position = positionOf({ latitude, longitude });
	return `${new URLSearchParams({
		zipCode: zipCode.trim(),
		state,
		...(position && { latitude: `${position.latitude}`, longitude: `${position.longitude}` }),
	})}`;
}

/** The position that two fields say; undefined if they are empty, or say none. */
export function positionOf(values: Pick<FormValues, "latitude" | "longitude">) {
	const [latitude, longitude] = [values.latitude.trim(), values.longitude.trim()];
	if (latitude === "" || longitude === "") return undefined;
	const position = { latitude: Number(latitude), longitude: Number(longitude) };
	// No map goes beyond 85 degrees.
	const isPosition = Math.abs(position.latitude) <= 85 && Math.abs(position.longitude) <= 180;
	return isPosition ? position : undefined;
}
