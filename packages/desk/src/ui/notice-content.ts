/** The pages of what was added. */
interface AddedRow {
	readonly path: string;
	/** All rows of its kind. */
	readonly listPath: string;
	/** On the site; undefined if visitors do not see it. */
	readonly sitePath: string | undefined;
}

/** What was done, told until the operator dismisses it. */
export interface NoticeContent {
	/** A sentence: `Saved: Gulf Carts. Phone: 1 → 2`. */
	readonly text: string;
	/** More lines, such as what an undo had to leave. */
	readonly details?: readonly string[];
	/** What the change has added, which its undo removes. */
	readonly added?: AddedRow;
	/** The change that the notice offers to undo; null or unset if there is none. */
	readonly change?: number | null;
	/** The change is being undone. The notice tells how far that is, and then what became of it. */
	readonly isUndoing?: boolean;
}
