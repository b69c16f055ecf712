import type { Undone, UndoRequest } from "@nev/contract/desk";
import { useEffect, useRef } from "react";
import { type ActionFunctionArgs, useFetcher } from "react-router";
import { ask, DeskError } from "../session/ask.js";
import type { NoticeContent } from "../ui/notice-content.js";
import { describeUndone } from "./describe-undone.js";

type UndoResult = Undone | { readonly error: string };

/** Undoes the change of the address. What the page shows is loaded again. */
export async function undoChange({ params, request }: ActionFunctionArgs): Promise<UndoResult> {
	try {
		const body: unknown = await request.json();
		return await ask<Undone>(`changes/${params.id}/undo`, { method: "POST", body });
	} catch (error) {
		if (!(error instanceof DeskError) || error.status === 401) throw error;
		return { error: error.message };
	}
}

/**
 * Undoes changes, and tells what became of it, with the undo as the change that can be undone.
 *
 * @param tell as `useNotice` returns it
 */
export function useUndoRequest(tell: (content: NoticeContent) => void) {
	const { state, data, submit } = useFetcher<UndoResult>();
	const isUndoing = state !== "idle";
	const told = useRef<UndoResult>(undefined);
	useEffect(() => {
		if (!data || isUndoing || told.current === data) return;
		told.current = data;
		tell("error" in data ? { text: data.error } : describeUndone(data));
	}, [data, isUndoing, tell]);
	return {
		isUndoing,
		/** Undoes a change, or what it did to one row, unless an undo is under way. */
		undo: (change: number, request: UndoRequest = {}) => {
			if (isUndoing) return;
			void submit(JSON.stringify(request), {
				method: "post",
				action: `/changes/${change}/undo`,
				encType: "application/json",
			});
		},
	};
}
