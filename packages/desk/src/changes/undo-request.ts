import type { Undone, UndoRequest } from "@nev/contract/desk";
import { ask } from "../session/ask.js";
import type { NoticeContent } from "../ui/notice-content.js";
import { useRequest } from "../ui/use-request.js";
import { describeUndone } from "./describe-undone.js";

/**
 * Undoes changes, and tells what became of it, with the undo as the change that can be undone.
 *
 * @param tell as `useNotice` returns it
 */
export function useUndoRequest(tell: (content: NoticeContent) => void) {
	const { isBusy, send } = useRequest<Undone>(
		(undone) => tell(describeUndone(undone)),
		({ error }) => tell({ text: error }),
	);
	return {
		isUndoing: isBusy,
		/** Undoes a change, or what it did to one row, unless an undo is under way. */
		undo: (change: number, body: UndoRequest = {}) =>
			void send(() => ask(`changes/${change}/undo`, { method: "POST", body })),
	};
}
