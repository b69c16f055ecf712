import type { UndoRequest, UndoState } from "@nev/contract/desk";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ask } from "../session/ask.js";
import type { NoticeContent } from "../ui/notice-context.js";
import { progressInterval } from "../ui/progress.js";
import { useRequest } from "../ui/use-request.js";
import { describeUndo } from "./describe-undone.js";
import { changeMessages as messages } from "./messages.js";

/**
 * Undoes changes, and tells what became of it, with the undo as the change that can be undone.
 *
 * @param tell as `useNotice` returns it
 */
export function useUndoRequest(tell: (content: NoticeContent) => void) {
	/** The change that was to be undone as a whole; null if it was what it did to one row. */
	const asked = useRef<number | null>(null);
	// The notice offers it again, which keeps the focus on its button.
	const { isBusy, send } = useRequest<NoticeContent>(tell, ({ error }) =>
		tell({ text: error, change: asked.current }),
	);
	return {
		isUndoing: isBusy,
		/**
		 * Undoes a change, or what it did to one row, unless an undo is under way.
		 *
		 * @param leave goes to another page, if what this one shows is gone by the undo
		 */
		undo: (change: number, body: UndoRequest = {}, leave?: () => Promise<void> | void) =>
			void send(async () => {
				asked.current = body.row ? null : change;
				const path = `changes/${change}/undo`;
				const state = await ask<UndoState>(path, { method: "POST", body });
				const content = describeUndo(change, state);
				if (leave && state.kind === "undone" && state.restored > 0) {
					await leave();
					tell(content);
				}
				return content;
			}),
	};
}

type Undoing = Extract<UndoState, { kind: "undoing" }>;

/**
 * Follows the undo of a change that goes on after its answer, from page to page.
 *
 * @param change undefined: there is none
 * @param onDone called once with what became of it, when the page shows it
 * @returns where it is; undefined until that is known
 */
export function useUndoProgress(
	change: number | undefined,
	onDone: (content: NoticeContent) => void,
): Undoing | undefined {
	const [progress, setProgress] = useState<Undoing>();
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (change === undefined) return;
		const following = new AbortController();
		const { signal } = following;
		const finish = (content: NoticeContent) => !signal.aborted && onDone(content);

		async function follow(id: number): Promise<void> {
			const path = `changes/${id}/undo`;
			let state = await ask<UndoState>(path, { signal });
			while (state.kind === "undoing" && !signal.aborted) {
				setProgress(state);
				await new Promise((resolve) => setTimeout(resolve, progressInterval));
				state = await ask<UndoState>(path, { signal });
			}
			await revalidate();
			finish(describeUndo(id, state));
		}

		follow(change)
			.catch(() => finish({ text: messages.undoLost }))
			.finally(() => setProgress(undefined));
		return () => following.abort();
	}, [change, onDone, revalidate]);
	return progress;
}
