import type { FaqItem } from "@nev/contract";

/** A question and its answer, which holds inline links, with an id that stays when words change. */
export interface FaqEntry extends FaqItem {
	readonly id: string;
}

/** Questions that belong together, for the quick navigation. */
export interface FaqTopic {
	readonly id: string;
	readonly title: string;
	readonly items: readonly FaqEntry[];
}
