import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { usePersistentState } from "../../hooks/index.js";
import { type DataSource, useNev } from "../../provider/index.js";

/** What an API answers, not read yet; null if it did not answer with a list. */
export type AdvertisedList = {
	readonly rates: readonly unknown[];
	/** Whether the API has no rates, also none that have ended. */
	readonly showsExamples?: unknown;
} | null;

/** Whether an API has rates, also if all of them have ended, or may have some. */
export const hasRates = (list: AdvertisedList | undefined) =>
	!list || list.rates.length > 0 || list.showsExamples === false;

/** How long an API may take, in milliseconds. */
const timeoutMs = 15_000;

/** Requests under way, which the widgets of a page share. */
const pending = new Map<string, Promise<AdvertisedList>>();

async function requestList({
	api,
	credentials,
}: Exclude<DataSource, { loader: unknown }>): Promise<AdvertisedList> {
	try {
		const signal = AbortSignal.timeout(timeoutMs);
		const response = await fetch(`${api}/rates`, { credentials, signal });
		const answer = await response.json();
		return response.ok && Array.isArray(answer.rates) ? answer : null;
	} catch {
		return null;
	}
}

/**
 * Asks an API for its rates without the code that reads them, which is larger than a calculator's form and
 * which most pages do not need: most dealers have none.
 *
 * @param isAsked false: nothing is asked
 * @returns undefined until it is known, and while nothing is asked
 */
export function useAdvertisedList(isAsked: boolean): AdvertisedList | undefined {
	useSignals();
	const { source } = useNev();
	const answer = usePersistentState("advertised", () =>
		signal<{ source: DataSource; list: AdvertisedList }>(),
	);
	const current = answer.value?.source === source ? answer.value.list : undefined;
	useEffect(() => {
		if (!isAsked || current !== undefined || source.loader) return;
		const { api } = source;
		const request = pending.get(api) ?? requestList(source);
		pending.set(api, request);
		request.then((list) => {
			pending.delete(api);
			answer.value = { source, list };
		});
	}, [isAsked, current, source, answer]);
	return isAsked ? current : undefined;
}
