import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/index.js";
import { useResultsContext } from "./use-results-context.js";

export interface CopyButtonProps {
	label: string;
	/** Said when it is copied. */
	done: string;
	text: () => string;
}

/** Copies a text; where the browser refuses, shows it selected, to be copied by hand. */
export function CopyButton({ label, done, text }: CopyButtonProps) {
	const { messages } = useResultsContext();
	const id = useId();
	const [outcome, setOutcome] = useState<"" | "copied" | "refused">("");
	const field = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		if (outcome === "refused") field.current?.select();
	}, [outcome]);

	async function copy(): Promise<void> {
		setOutcome("");
		try {
			await navigator.clipboard.writeText(text());
			setOutcome("copied");
		} catch {
			setOutcome("refused");
		}
	}

	return (
		<div className="nev-copy">
			<Button onClick={copy}>{label}</Button>
			<span className="nev-copied" role="status">
				{outcome === "copied" && done}
			</span>
			{outcome === "refused" && (
				<div className="nev-copy-by-hand">
					<label className="nev-label" htmlFor={id}>
						{messages.copyByHand}
					</label>
					<textarea id={id} ref={field} className="nev-input" readOnly rows={3} value={text()} />
				</div>
			)}
		</div>
	);
}
