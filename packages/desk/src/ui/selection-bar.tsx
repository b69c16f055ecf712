import { Button } from "@nev/widgets/ui";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { uiMessages as messages } from "./messages.js";
import type { Selection } from "./selection.js";

interface SelectionBarProps {
	readonly selection: Selection;
	/** A number of rows: `3 dealers`. */
	readonly nameOf: (n: number) => string;
	/** How many match the filter. */
	readonly matching: number;
	/** The buttons of the actions. On a phone they are there only while something is selected. */
	readonly children: ReactNode;
}

/** How many rows are selected, and what can be done with them. */
export function SelectionBar({ selection, nameOf, matching, children }: SelectionBarProps) {
	const { count, statusId, isAll, hasEnded, selectAll, clear } = selection;
	const isEmpty = count === 0;
	const status = useRef<HTMLParagraphElement>(null);
	const actions = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const buttons = actions.current;
		if (!isEmpty || !buttons?.contains(document.activeElement)) return;
		// What was done has emptied the selection, and the pressed button may be gone.
		if (buttons.getClientRects().length === 0) status.current?.focus();
	}, [isEmpty]);
	return (
		<fieldset
			className={isEmpty ? "selection-bar selection-empty" : "selection-bar"}
			aria-label={messages.selection}
		>
			<p role="status" id={statusId} className="selection-count" tabIndex={-1} ref={status}>
				{isEmpty
					? hasEnded
						? messages.selectionEnded
						: messages.noneSelected
					: messages.selected(nameOf(count))}
			</p>
			{!isEmpty && selectAll && (
				<Button variant="quiet" className="compact" onClick={isAll ? clear : selectAll}>
					{isAll ? messages.selectNone : messages.selectAll(nameOf(matching))}
				</Button>
			)}
			<div className="selection-actions" ref={actions}>
				{children}
			</div>
		</fieldset>
	);
}
