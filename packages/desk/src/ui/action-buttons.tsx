import { Button } from "@nev/widgets/ui";
import { useId } from "react";

/** Why actions have no effect now: each of them, or all for the reason in the element with this id. */
export type Reasons<Action extends string> =
	| Readonly<Partial<Record<Action, string>>>
	| { readonly elementId: string };

interface ActionButtonsProps<Action extends string> {
	readonly actions: readonly Action[];
	readonly labels: Readonly<Record<Action, string>>;
	/** These actions stay where they are, and do nothing. */
	readonly reasons: Reasons<Action>;
	readonly isBusy: boolean;
	readonly onPress: (action: Action) => void;
}

/** What can be done, and below it why some of it cannot be done now. */
export function ActionButtons<Action extends string>(props: ActionButtonsProps<Action>) {
	const { actions, labels, reasons, isBusy, onPress } = props;
	const id = useId();
	const texts =
		"elementId" in reasons ? [] : [...new Set(actions.flatMap((action) => reasons[action] ?? []))];

	function reasonId(action: Action): string | undefined {
		if ("elementId" in reasons) return reasons.elementId;
		const text = reasons[action];
		return text === undefined ? undefined : `${id}-${texts.indexOf(text)}`;
	}

	return (
		<>
			{actions.map((action) => (
				<Button
					key={action}
					className="compact"
					aria-disabled={isBusy || reasonId(action) !== undefined}
					aria-describedby={reasonId(action)}
					onClick={() => onPress(action)}
				>
					{labels[action]}
				</Button>
			))}
			{texts.length > 0 && (
				<p className="field-hint action-reasons">
					{texts.map((text, index) => (
						<span key={text} id={`${id}-${index}`}>
							{text}{" "}
						</span>
					))}
				</p>
			)}
		</>
	);
}
