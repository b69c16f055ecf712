import { honeypotName } from "@nev/contract";

/**
 * A field that people neither see nor reach, and that machines fill. What is sent with it is kept
 * and looked at, never dropped: a browser's autofill may have filled it too.
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
					// What password managers look for before they fill a field.
					data-1p-ignore=""
					data-lpignore="true"
					data-bwignore=""
					data-form-type="other"
				/>
			</label>
		</div>
	);
}
