import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { type Refused, refusalOf } from "../session/ask.js";
import { useDismissNotice } from "./notice-context.js";

interface Outcome<Result> {
	readonly result?: Result;
	/** Why nothing was done. */
	readonly refusal?: Refused;
}

/**
 * Sends one request at a time to the desk's API, and loads again what the page shows. Another press
 * meanwhile does nothing. If nothing was done, no notice says of the request before that it was.
 *
 * @param onDone called once for each request that succeeded, when the page shows what it did
 * @param onRefused called when the page shows why it did nothing, so that a field can get the focus
 */
export function useRequest<Result>(
	onDone?: (result: Result) => void,
	onRefused?: (refusal: Refused) => void,
) {
	const [isBusy, setIsBusy] = useState(false);
	const [outcome, setOutcome] = useState<Outcome<Result>>({});
	// The state is that of the last render, and two presses may come before the next.
	const isSending = useRef(false);
	const { revalidate } = useRevalidator();
	const dismissNotice = useDismissNotice();

	async function send(request: () => Promise<Result>): Promise<void> {
		if (isSending.current) return;
		isSending.current = true;
		setIsBusy(true);
		setOutcome({});
		let sent: Outcome<Result> = {};
		try {
			sent = await outcomeOf(request);
			// Without an answer, loading would fail too, and take the page away with all that was typed.
			if (!sent.refusal?.isCutOff) await revalidate();
		} finally {
			isSending.current = false;
			// The router shows what it loaded in a transition. This is shown with it.
			startTransition(() => {
				setIsBusy(false);
				setOutcome(sent);
			});
		}
	}

	const report = useEffectEvent((sent: Outcome<Result>) => {
		if (sent.refusal) {
			dismissNotice();
			onRefused?.(sent.refusal);
		} else if ("result" in sent) onDone?.(sent.result);
	});
	useEffect(() => report(outcome), [outcome]);

	return { isBusy, ...outcome, send };
}

async function outcomeOf<Result>(request: () => Promise<Result>): Promise<Outcome<Result>> {
	try {
		return { result: await request() };
	} catch (error) {
		return { refusal: refusalOf(error) };
	}
}
