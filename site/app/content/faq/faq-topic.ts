/** A question and its answer (specification, section 3). */
export interface FaqItem {
	readonly question: string;
	readonly answer: string;
}

/** A question and its answer, which may contain inline links. */
export interface FaqEntry extends FaqItem {
	/** The entry's fragment in the address. Do not change it when the text changes. */
	readonly id: string;
}

/** A group of questions, listed in the quick navigation. */
export interface FaqTopic {
	readonly id: string;
	readonly title: string;
	readonly items: readonly FaqEntry[];
}
