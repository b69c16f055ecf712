import type { RefObject } from "react";

/** The maximum number of items that can be compared side by side. */
export const compareLimit = 3;

export interface ComparisonCheckboxProps {
	ref?: RefObject<HTMLInputElement | null>;
	className: string;
	/** The visible text. */
	text: string;
	/** The accessible name: the text with the item's name. */
	name: string;
	isCompared: boolean;
	/** Whether no other item can be added. */
	isFull: boolean;
	/** The id of the text that says why a full comparison takes no other item. */
	limitId: string;
	onToggle: () => void;
	/** Called when a full comparison takes no other item. */
	onRefuse?: () => void;
}

/** Adds an item to a comparison or removes it. Does nothing, and says why, if the comparison is full. */
export function ComparisonCheckbox(props: ComparisonCheckboxProps) {
	const { ref, className, text, name, isCompared, isFull, limitId, onToggle, onRefuse } = props;
	const isRefused = isFull && !isCompared;
	return (
		<label className={className}>
			<input
				ref={ref}
				part="checkbox"
				type="checkbox"
				checked={isCompared}
				aria-disabled={isRefused || undefined}
				aria-describedby={isRefused ? limitId : undefined}
				aria-label={name}
				onClick={(event) => {
					if (!isRefused) return;
					event.preventDefault();
					onRefuse?.();
				}}
				onChange={onToggle}
			/>
			{text}
		</label>
	);
}
