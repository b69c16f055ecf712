/**
 * What there is to say of a row: something was put right, something was left out, something looks
 * wrong and was taken all the same, the row stands already, or it cannot be taken.
 */
export const rowNoteKinds = ["mended", "dropped", "doubtful", "skipped", "refused"] as const;

export interface RowNote {
	readonly kind: (typeof rowNoteKinds)[number];
	readonly text: string;
}
