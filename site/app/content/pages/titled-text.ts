/** A short text under a title: a benefit, a note, a step. */
export interface TitledText {
	readonly id: string;
	readonly title: string;
	/** Holds inline links (`inlineParts`). */
	readonly text: string;
}
