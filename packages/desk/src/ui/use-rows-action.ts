import type { Written } from "@nev/contract/desk";
import { ask, type Refused } from "../session/ask.js";
import { uiMessages as messages } from "./messages.js";
import type { NoticeContent } from "./notice-context.js";
import { useNotice } from "./notice-context.js";
import { useRequest } from "./use-request.js";

/** What became of an action on rows. */
interface ActionResult extends Written {
	/** How many rows it changed. */
	readonly changed: number;
}

interface RowsAction<Request, Result> {
	/** The path of the desk's API. */
	readonly path: string;
	/** Names a number of the rows: `2 dealers`. */
	readonly count: (n: number) => string;
	/** What the notice tells of it. */
	readonly describe: (result: Result, request: Request) => NoticeContent;
	/** Called if it changed a row. */
	readonly onDone: () => void;
}

/** Sends actions on rows of a list, and tells what became of them. */
export function useRowsAction<Request, Result extends ActionResult>({
	path,
	count,
	describe,
	onDone,
}: RowsAction<Request, Result>) {
	const tell = useNotice();
	const { isBusy, send } = useRequest<{ result: Result; request: Request }>(
		({ result, request }) => {
			tell({ ...describe(result, request), change: result.change });
			if (result.changed > 0) onDone();
		},
		(refusal) => tell({ text: refusalText(refusal, count) }),
	);
	return {
		isActing: isBusy,
		act: (request: Request) =>
			void send(async () => ({
				result: await ask<Result>(path, { method: "POST", body: request }),
				request,
			})),
	};
}

/** Why an action on rows is not done. */
export function refusalText({ error, count: n }: Refused, count: (n: number) => string): string {
	return n === undefined ? error : messages.miscounted(count(n), n);
}
