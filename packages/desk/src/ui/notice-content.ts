/** What was done, told until the operator dismisses it. */
export interface NoticeContent {
	/** A sentence: `Saved: Gulf Carts. Phone: 1 → 2`. */
	readonly text: string;
	/** More lines, such as what an undo had to leave. */
	readonly details?: readonly string[];
	/** The path of the page of the site that shows it. */
	readonly sitePath?: string | undefined;
	/** The change that the notice offers to undo; null or unset if there is none. */
	readonly change?: number | null;
	/** The change is being undone. The notice tells how far that is, and then what became of it. */
	readonly isUndoing?: boolean;
}
