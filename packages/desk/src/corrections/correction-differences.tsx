import type { WaitingCorrection } from "@nev/contract/desk";
import { fieldLabel, formatValue } from "../changes/describe-change.js";
import { correctionMessages as messages } from "./messages.js";

/** `Phone: old → new` for each field, with what the dealer saw where that was changed since. */
export function CorrectionDifferences({ differences }: Pick<WaitingCorrection, "differences">) {
	if (differences.length === 0) return <p>{messages.same}</p>;
	return (
		<ul className="field-changes">
			{differences.map(({ field, before, after, seen }) => {
				const text = (value: string | null) => formatValue(value, { table: "dealerships", field });
				return (
					<li key={field}>
						<span className="field-name">{fieldLabel("dealerships", field)}:</span>{" "}
						<span className="field-value">{text(before)}</span>{" "}
						{seen !== undefined && (
							<span className="field-seen">({messages.seen(text(seen))}) </span>
						)}
						→ <strong className="field-value">{text(after)}</strong>
					</li>
				);
			})}
		</ul>
	);
}
