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
	const [status, setStatus] = useState<"idle" | "copied" | "refused">("idle");
	const field = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		if (status === "refused") field.current?.select();
	}, [status]);

	async function copy(): Promise<void> {
		setStatus("idle");
		try {
			await navigator.clipboard.writeText(text());
			setStatus("copied");
		} catch {
			setStatus("refused");
		}
	}

	return (
		<div className="nev-copy">
			<Button onClick={copy}>{label}</Button>
			<span className="nev-copied" role="status">
				{status === "copied" && copiedLabel}
			</span>
			{status === "refused" && (
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
