/**
 * What there is to say of a row: something was put right, something was left out, something looks
 * wrong and was taken all the same, the row stands already, or it cannot be taken.
 */
export const findingKinds = ["mended", "dropped", "doubtful", "skipped", "refused"] as const;

export interface Finding {
	readonly kind: (typeof findingKinds)[number];
	readonly text: string;
}
