import { Button } from "@nev/widgets/ui";
import { type ReactNode, useState } from "react";
import { useRequest } from "../ui/use-request.js";
import { useSentFrom } from "./use-sent-from.js";

interface CheckAgainFormProps {
	/** Of the form. */
	readonly id: string;
	readonly className: string;
	readonly title: string;
	/** Whether it is open, unless the operator opens or closes it. */
	readonly isOpenAtFirst: boolean;
	readonly isRunning: boolean;
	/** What the button says; undefined: it is too late to send anything. */
	readonly label: string | undefined;
	/** Whether nothing can be applied before. */
	readonly isNeeded?: boolean;
	/** Sends what was changed. The result forgets it, but not what was changed meanwhile. */
	readonly onCheck: () => Promise<() => void>;
	/** Called when the file is being checked again, unless the operator has gone on to another control. */
	readonly onSent: () => void;
	readonly children: ReactNode;
}

/** A part of an import's page in which something is changed, to check the file again. */
export function CheckAgainForm(props: CheckAgainFormProps) {
	const { id, className, title, isOpenAtFirst, isRunning, label, isNeeded, children } = props;
	const [isOpen, setIsOpen] = useState<boolean>();
	const { noteSending, isElsewhere } = useSentFrom();
	const { isBusy, refusal, send } = useRequest<() => void>((forget) => {
		forget();
		if (!isElsewhere()) props.onSent();
	});
	const isShown = isOpen ?? isOpenAtFirst;
	return (
		<details
			className="import-details"
			open={isShown}
			// Also fired when it is not the operator who opens or closes it.
			onToggle={({ currentTarget: { open } }) => open !== isShown && setIsOpen(open)}
		>
			<summary>{title}</summary>
			<form
				id={id}
				className={className}
				onSubmit={(event) => {
					event.preventDefault();
					if (isRunning || isBusy) return;
					noteSending();
					void send(props.onCheck);
				}}
			>
				{children}
				{label !== undefined && (
					<div className="import-end">
						<Button
							type="submit"
							variant={isNeeded ? "primary" : "secondary"}
							className="compact"
							aria-disabled={isRunning || isBusy}
						>
							{label}
						</Button>
						<p role="alert" className="field-error">
							{refusal?.error}
						</p>
					</div>
				)}
			</form>
		</details>
	);
}
