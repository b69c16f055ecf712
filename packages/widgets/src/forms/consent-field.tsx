import { useForm } from "./form-context.js";

/** The name of the consent checkbox. Its value is the text that the visitor agrees to. */
const consentName = "consent";

/** The seller that asks for consent to call, with the number to call to withdraw it. */
export interface ConsentRequest {
	/** The seller's name. */
	seller: string;
	/** The seller's telephone number. */
	phone: string;
}

/**
 * Consent to be called (47 CFR 64.1200(f)). Only the visitor may tick the box. If the text changes,
 * the box is unticked again, because consent applies to the text that was shown.
 */
export function ConsentField({ text }: { text: string }) {
	const { id } = useForm();
	return (
		<label className="nev-consent" htmlFor={`${id}-${consentName}`}>
			<input
				key={text}
				id={`${id}-${consentName}`}
				part="checkbox"
				type="checkbox"
				name={consentName}
				value={text}
				// Stops browsers from restoring the tick after a reload.
				autoComplete="off"
			/>
			<span>{text}</span>
		</label>
	);
}
