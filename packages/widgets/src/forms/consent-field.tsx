import { useForm } from "./form-context.js";

/** The name of the consent's box; its value is the text that is agreed to. */
export const consentName = "consent";

/** Whom a visitor allows to call them, and at which number it may be taken back. */
export interface ConsentRequest {
	/** The seller's name. */
	seller: string;
	/** The seller's telephone number. */
	phone: string;
}

/**
 * Consent to be called (47 CFR 64.1200(f)); its box is never ticked by anyone but the visitor, and a
 * tick is for the words that stood beside it.
 */
export function ConsentField({ text }: { text: string }) {
	const { id } = useForm();
	return (
		<label className="nev-consent" htmlFor={`${id}-${consentName}`}>
			<input
				key={text}
				id={`${id}-${consentName}`}
				type="checkbox"
				name={consentName}
				value={text}
				// A reload must not tick it again.
				autoComplete="off"
			/>
			<span>{text}</span>
		</label>
	);
}
