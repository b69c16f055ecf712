import { Button } from "@nev/widgets/ui";
import type { ReactNode } from "react";
import { uiMessages as messages } from "./messages.js";
import type { Selection } from "./selection.js";

export interface SelectionBarProps {
	readonly selection: Selection;
	/** A number of rows: `3 dealers`. */
	readonly nameOf: (n: number) => string;
	/** How many match the filter. */
	readonly matching: number;
	/** The buttons of the actions. They stay when nothing is selected, and so keep the focus. */
	readonly children: ReactNode;
}

/** How many rows are selected, and what can be done with them. */
export function SelectionBar({ selection, nameOf, matching, children }: SelectionBarProps) {
	const { count, isAll, selectAll, clear } = selection;
	return (
		<fieldset className="selection-bar" aria-label={messages.selection}>
			<p className="selection-count">
				{count === 0 ? messages.noneSelected : messages.selected(nameOf(count))}
			</p>
			{count > 0 && selectAll && (
				<Button variant="quiet" className="compact" onClick={isAll ? clear : selectAll}>
					{isAll ? messages.selectNone : messages.selectAll(nameOf(matching))}
				</Button>
			)}
			<div className="selection-actions">{children}</div>
		</fieldset>
	);
}
