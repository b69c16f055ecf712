import type { Undone, UndoRequest } from "@nev/contract/desk";
import type { ActionFunctionArgs } from "react-router";
import { ask } from "../session/ask.js";
import { type Refused, refusalOf } from "../session/refusal.js";
import type { NoticeContent } from "../ui/notice-content.js";
import { useAction } from "../ui/use-action.js";
import { describeUndone } from "./describe-undone.js";

type UndoResult = Undone | Refused;

/** Undoes the change of the address. What the page shows is loaded again. */
export async function undoChange({ params, request }: ActionFunctionArgs): Promise<UndoResult> {
	try {
		const body: unknown = await request.json();
		return await ask<Undone>(`changes/${params.id}/undo`, { method: "POST", body });
	} catch (error) {
		return refusalOf(error);
	}
}

/**
 * Undoes changes, and tells what became of it, with the undo as the change that can be undone.
 *
 * @param tell as `useNotice` returns it
 */
export function useUndoRequest(tell: (content: NoticeContent) => void) {
	const { isBusy, send } = useAction<UndoResult>((result) =>
		tell("error" in result ? { text: result.error } : describeUndone(result)),
	);
	return {
		isUndoing: isBusy,
		/** Undoes a change, or what it did to one row, unless an undo is under way. */
		undo: (change: number, request: UndoRequest = {}) =>
			send(request, { method: "post", action: `/changes/${change}/undo` }),
	};
}
