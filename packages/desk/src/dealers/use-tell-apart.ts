import type { DuplicatePair, Written } from "@nev/contract/desk";
import { useNotice } from "../ui/notice.js";
import { useRequest } from "../ui/use-request.js";
import { tellApart } from "./dealer-data.js";
import { duplicateMessages as messages } from "./messages.js";

interface ToldApart extends Written {
	readonly names: readonly [string, string];
}

/**
 * Returns a function that says of two likely duplicates that they are none.
 *
 * @param onDone called when the page no longer shows them
 */
export function useTellApart(onDone: () => void): (sides: DuplicatePair["sides"]) => void {
	const tell = useNotice();
	const { send } = useRequest<ToldApart>(
		({ names, change }) => {
			tell({ text: messages.toldApart(...names), change });
			onDone();
		},
		({ error }) => tell({ text: error }),
	);
	return ([{ dealer: first }, { dealer: second }]) => {
		void send(async () => ({
			...(await tellApart({ first: first.id, second: second.id })),
			names: [first.values.name, second.values.name],
		}));
	};
}
