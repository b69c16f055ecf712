import { giveBackLabels, giveBackNoteLength, giveBackReasons } from "@nev/contract";
import type { FormValues } from "@nev/widgets";
import { Button, buttonClass } from "@nev/widgets/ui";

/** Gives a lead back, with a reason. It is open with what was typed if it could not be sent. */
export function GiveBackForm({ typed }: { typed?: FormValues | undefined }) {
	return (
		<details className="give-back" open={typed !== undefined}>
			<summary className={buttonClass()}>Not for us</summary>
			<form className="form-card" method="post">
				<div className="nev-form">
					<input type="hidden" name="answer" value="give-back" />
					<fieldset className="give-back-reasons">
						<legend className="nev-label">Why is it not for you?</legend>
						{giveBackReasons.map((reason) => (
							<label key={reason}>
								<input
									type="radio"
									name="reason"
									value={reason}
									required
									defaultChecked={typed?.reason === reason}
								/>
								{giveBackLabels[reason]}
							</label>
						))}
					</fieldset>
					<div>
						<label className="nev-label" htmlFor="give-back-note">
							Note <span className="nev-optional">(optional)</span>
						</label>
						<textarea
							className="nev-input nev-textarea"
							id="give-back-note"
							name="note"
							rows={3}
							maxLength={giveBackNoteLength}
							defaultValue={typed?.note}
						/>
					</div>
					<Button type="submit" variant="primary" className="nev-form-submit">
						Give it back
					</Button>
				</div>
			</form>
		</details>
	);
}
