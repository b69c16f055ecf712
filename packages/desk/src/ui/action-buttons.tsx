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
	/** What to know before an action. */
	readonly notes?: Readonly<Partial<Record<Action, string>>>;
	readonly isBusy: boolean;
	readonly onPress: (action: Action) => void;
}

/** What can be done, and below it why some of it cannot be done now, or what to know before it. */
export function ActionButtons<Action extends string>(props: ActionButtonsProps<Action>) {
	const { actions, labels, reasons, notes, isBusy, onPress } = props;
	const id = useId();
	const elementId = "elementId" in reasons ? reasons.elementId : undefined;
	const reasonOf = (action: Action) => ("elementId" in reasons ? undefined : reasons[action]);
	const textOf = (action: Action): string | undefined => reasonOf(action) ?? notes?.[action];
	const texts = [...new Set(actions.flatMap((action) => textOf(action) ?? []))];

	function descriptionIds(action: Action): string | undefined {
		const text = textOf(action);
		const textId = text === undefined ? undefined : `${id}-${texts.indexOf(text)}`;
		return [elementId, textId].filter(Boolean).join(" ") || undefined;
	}

	return (
		<>
			{actions.map((action) => (
				<Button
					key={action}
					className="compact"
					aria-disabled={isBusy || elementId !== undefined || reasonOf(action) !== undefined}
					aria-describedby={descriptionIds(action)}
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
