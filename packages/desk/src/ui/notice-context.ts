import { createContext, useContext } from "react";
import type { NoticeContent } from "./notice-content.js";

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
export function useEndOfNotice(): () => void {
	const { content, dismiss } = useNotices();
	return () => {
		if (!content?.isUndoing) dismiss();
	};
}
