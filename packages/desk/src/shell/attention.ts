import type { Attention } from "@nev/contract/desk";
import { useEffect } from "react";
import { type LoaderFunctionArgs, useFetcher } from "react-router";
import { ask } from "../session/ask.js";

/** What every page shows; null while there is no answer, which is no reason to take a page away. */
export function loadAttention({ request }: LoaderFunctionArgs): Promise<Attention | null> {
	return ask<Attention>("attention", { signal: request.signal }).catch(() => null);
}

/** What every page shows. It is loaded again with what the page shows. */
export function useAttention(): Attention | null | undefined {
	const { data, load } = useFetcher<Attention | null>();
	useEffect(() => {
		void load("/attention");
	}, [load]);
	return data;
}
