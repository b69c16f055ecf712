import { useSignals } from "@preact/signals-react/runtime";
import { useRef, useState } from "react";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import type { ListMessages } from "../dealer-search/messages.js";
import { useSignalEffect } from "../hooks/index.js";
import { formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { SampleNotice, VisuallyHidden } from "../ui/index.js";

export interface NoticeProps {
	locator: DealerLocatorState;
	messages: ListMessages;
}

/** Says that some of the dealerships are sample data. */
export function LocatorSampleNotice({ locator, messages }: NoticeProps) {
	useSignals();
	return <SampleNotice items={locator.results.value.dealerships} text={messages.sampleData} />;
}

/** Announces the dealership that the visitor selects, and is empty without one. */
export function SelectionStatus({ locator, messages }: NoticeProps) {
	const { locale } = useNev();
	const [status, setStatus] = useState("");
	// An element that is put back does not announce it again.
	const announced = useRef(locator.selection.peek()?.act);
	useSignalEffect(() => {
		const selection = locator.selection.value;
		if (selection?.act === announced.current) return;
		announced.current = selection?.act;
		if (!selection || selection.chosenIn === "page") return setStatus("");
		const { name, city, state } = selection.dealership;
		setStatus(formatMessage(locale, messages.selected, { name, city, state }));
	});
	return <VisuallyHidden role="status">{status}</VisuallyHidden>;
}
