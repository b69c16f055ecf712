import { CircleCheck } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../ui/index.js";

export interface ConfirmationProps {
	title: string;
	hint: string;
	sendAnother: string;
	onSendAnother: () => void;
}

/** Stands in the place of a form that was sent, and takes the focus that the form's button had. */
export function Confirmation({ title, hint, sendAnother, onSendAnother }: ConfirmationProps) {
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => place.current?.focus(), []);
	return (
		<div className="nev-panel nev-form-sent">
			<CircleCheck aria-hidden="true" />
			<div role="status" tabIndex={-1} ref={place}>
				<p className="nev-panel-title">{title}</p>
				<p className="nev-panel-hint">{hint}</p>
			</div>
			<Button onClick={onSendAnother}>{sendAnother}</Button>
		</div>
	);
}
