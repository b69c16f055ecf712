import { Button } from "../ui/index.js";
import type { InquiryFormMessages } from "./messages.js";

export interface VehicleProblemProps {
	messages: InquiryFormMessages;
	isNotFound: boolean;
	onRetry: () => void;
	/** Given where one vehicle was asked for. */
	onChooseAnother: (() => void) | undefined;
}

/** Stands in the form's place where its vehicle, or the catalogue, could not be loaded. */
export function VehicleProblem(props: VehicleProblemProps) {
	const { messages, isNotFound, onRetry, onChooseAnother } = props;
	return (
		<div className="nev-panel nev-panel-error" role="alert">
			<p className="nev-panel-title">
				{isNotFound ? messages.notFoundTitle : messages.loadFailedTitle}
			</p>
			<p className="nev-panel-hint">
				{isNotFound ? messages.notFoundHint : messages.loadFailedHint}
			</p>
			{isNotFound && onChooseAnother ? (
				<Button variant="primary" onClick={onChooseAnother}>
					{messages.chooseAnother}
				</Button>
			) : (
				<Button variant="primary" onClick={onRetry}>
					{messages.retry}
				</Button>
			)}
		</div>
	);
}
