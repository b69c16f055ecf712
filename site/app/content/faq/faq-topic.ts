/** A question and its answer, which may contain inline links (specification, section 3). */
export interface FaqEntry {
	/** The entry's fragment in the address. Do not change it when the text changes. */
	readonly id: string;
	readonly question: string;
	readonly answer: string;
}

/** A group of questions, listed in the quick navigation. */
export interface FaqTopic {
	readonly id: string;
	readonly title: string;
	readonly items: readonly FaqEntry[];
}
