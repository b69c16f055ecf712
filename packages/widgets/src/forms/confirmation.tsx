import { CircleCheck } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "../ui/index.js";

/** The first field of a form that people see. */
const firstField = ".nev-form :is(input:not([type=hidden]), select, textarea)";

export interface ConfirmationProps {
	title: string;
	hint: string;
	sendAnother: string;
	/** Puts the form in its place again. */
	onSendAnother: () => void;
}

/** Stands in the place of a form that was sent, and takes the focus that the form's button had. */
export function Confirmation({ title, hint, sendAnother, onSendAnother }: ConfirmationProps) {
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => place.current?.focus(), []);

	// The button goes away, and the focus must not go with it.
	function beginAnother(): void {
		const root = place.current?.closest(".nev-form-root");
		flushSync(onSendAnother);
		root?.querySelector<HTMLElement>(firstField)?.focus();
	}

	return (
		<div className="nev-panel nev-form-sent">
			<CircleCheck aria-hidden="true" />
			<div role="status" tabIndex={-1} ref={place}>
				<p className="nev-panel-title">{title}</p>
				<p className="nev-panel-hint">{hint}</p>
			</div>
			<Button onClick={beginAnother}>{sendAnother}</Button>
		</div>
	);
}
