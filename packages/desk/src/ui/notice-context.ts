import { createContext, useContext } from "react";

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

/** The notice, and what is done with it. */
export interface Notices {
	readonly content: NoticeContent | undefined;
	/** Of this notice, and of no other one. */
	readonly number: number;
	/** How far the last undo of many rows is. */
	readonly undoing: { readonly done: number; readonly total: number } | undefined;
	readonly tell: (content: NoticeContent) => void;
	readonly dismiss: () => void;
}

export const NoticeContext = createContext<Notices | undefined>(undefined);

export function useNotices(): Notices {
	const notices = useContext(NoticeContext);
	if (!notices) throw new Error("There is no NoticeProvider around this component.");
	return notices;
}

/** Returns a function that shows a notice in place of the one before. */
export function useNotice(): Notices["tell"] {
	return useNotices().tell;
}

/** Returns a function that takes a notice of success away, as above an error. That of an undo under way stays. */
export function useDismissNotice(): () => void {
	const { content, dismiss } = useNotices();
	return () => {
		if (!content?.isUndoing) dismiss();
	};
}
