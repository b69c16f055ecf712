import { Button } from "@nev/widgets/ui";

interface FormEndProps {
	/** What the button says: `Save`. */
	readonly label: string;
	/** What it says while the form is sent. */
	readonly busyLabel: string;
	readonly isBusy: boolean;
	/** Why the form was refused; empty if it was not. */
	readonly error: string;
	readonly className?: string;
}

/** The button that sends a form, and what became of it. */
export function FormEnd({ label, busyLabel, isBusy, error, className = "form-end" }: FormEndProps) {
	return (
		<div className={className}>
			<Button type="submit" variant="primary" className="compact" aria-disabled={isBusy}>
				{isBusy ? busyLabel : label}
			</Button>
			<p role="alert" className="field-error">
				{error}
			</p>
		</div>
	);
}
