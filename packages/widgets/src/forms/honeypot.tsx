import { honeypotName } from "@nev/contract";

/**
 * A field that people neither see nor reach, and that bots fill in. A browser's autofill may have filled it in
 * too, so the visitor is asked to press the button again.
 */
export function Honeypot() {
	return (
		<div className="nev-honeypot" aria-hidden="true">
			<label>
				Website
				<input
					type="text"
					name={honeypotName}
					tabIndex={-1}
					autoComplete="off"
					// Tell password managers not to fill in this field.
					data-1p-ignore=""
					data-lpignore="true"
					data-bwignore=""
					data-form-type="other"
				/>
			</label>
		</div>
	);
}
