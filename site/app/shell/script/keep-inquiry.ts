import type { NevInquiryFormElement } from "@nev/widgets/elements";
import { createDraft } from "@nev/widgets/internal";
import { readZipCode } from "../../place/kept-zip-code.js";

/**
 * Keeps what is typed in the form of a dealer's page in the tab until it is sent, as the site's other forms
 * do. The element itself stores nothing, since it may be on another company's page.
 */
export async function keepInquiry(form: NevInquiryFormElement): Promise<void> {
	const draft = createDraft(`inquiry${location.pathname}`);
	const values = draft.values();
	const { zipCode: initialZipCode = "" } = draft.initial();
	form.addEventListener("nev-values-change", ({ detail }) =>
		draft.saveValues(detail, { zipCode: readZipCode() ?? "" }),
	);
	form.addEventListener("nev-submit", () => draft.clear());
	if (Object.keys(values).length === 0) return;
	// Its script may arrive later than this one.
	await customElements.whenDefined(form.localName);
	const zipCode = readZipCode();
	// The visitor has searched elsewhere since.
	const isNewer = zipCode !== undefined && zipCode !== initialZipCode;
	form.setValues({ ...values, ...(isNewer && { zipCode }) });
}
