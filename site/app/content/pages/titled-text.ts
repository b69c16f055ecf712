/** A short text under a title: a benefit, a note, a step. */
export interface TitledText {
	readonly id: string;
	readonly title: string;
	/** May contain inline links (`parseInlineLinks`). */
	readonly text: string;
}
