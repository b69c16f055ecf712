import type { OverHideLimit } from "@nev/contract/desk";
import { useId } from "react";
import { importMessages as messages } from "./messages.js";

/** What has to be checked before many dealers are hidden, with the first of them. */
export function HidingConfirmation({ hidden, visible, first }: OverHideLimit) {
	const id = useId();
	return (
		<>
			<p id={id}>{messages.first(first.length, hidden)}</p>
			<ul aria-labelledby={id} className="hidden-first">
				{first.map(({ id: key, name, city }) => (
					<li key={key}>{`${name}, ${city}`}</li>
				))}
			</ul>
			<label className="check-field">
				<input type="checkbox" required />
				{messages.confirmHiding(hidden, visible)}
			</label>
		</>
	);
}
