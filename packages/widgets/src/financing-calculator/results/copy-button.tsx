import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/index.js";
import { useCalculator } from "../calculator-context.js";

export interface CopyButtonProps {
	label: string;
	/** Announced when the text was copied. */
	copiedLabel: string;
	text: () => string;
}

/** Copies a text. If the browser refuses, shows the text selected, so that the visitor can copy it. */
export function CopyButton({ label, copiedLabel, text }: CopyButtonProps) {
	const { messages } = useCalculator();
	const id = useId();
	const [attempt, setAttempt] = useState<{ text: string; isCopied: boolean }>();
	// Another deal or table that is shown since then has not been copied.
	const { isCopied } = attempt && attempt.text === text() ? attempt : {};
	const field = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		if (isCopied === false) field.current?.select();
	}, [isCopied]);

	async function copy(): Promise<void> {
		const copied = text();
		setAttempt(undefined);
		try {
			await navigator.clipboard.writeText(copied);
			setAttempt({ text: copied, isCopied: true });
		} catch {
			setAttempt({ text: copied, isCopied: false });
		}
	}

	return (
		<div className="nev-copy">
			<Button onClick={copy}>{label}</Button>
			<span className="nev-copied" role="status">
				{isCopied && copiedLabel}
			</span>
			{isCopied === false && (
				<div className="nev-copy-by-hand">
					<label className="nev-label" part="label" htmlFor={id}>
						{messages.copyByHand}
					</label>
					<textarea
						id={id}
						ref={field}
						className="nev-input"
						part="input"
						readOnly
						rows={3}
						value={text()}
					/>
				</div>
			)}
		</div>
	);
}
