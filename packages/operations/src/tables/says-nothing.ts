/** What programs and people write where there is nothing to write. */
const nothing =
	/^(?:none|n\/?a|n\. ?a\.?|null|undefined|nan|not (?:available|applicable)|[-‐-―−_.]*)$/i;

/** Whether a cell is empty, or has a word for that, such as `N/A`. */
export function saysNothing(text: string): boolean {
	return nothing.test(text.trim());
}
