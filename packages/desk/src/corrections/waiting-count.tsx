import type { Count } from "@nev/contract/desk";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { formatCount } from "../ui/messages.js";
import { correctionMessages as messages } from "./messages.js";

/** How many corrections wait, in the navigation. It is loaded again with what the page shows. */
export function WaitingCount() {
	const { data, load } = useFetcher<Count | null>();
	useEffect(() => {
		void load("/corrections/count");
	}, [load]);
	if (!data?.n) return null;
	const n = data.isExact ? formatCount(data.n) : `${formatCount(data.n - 1)}+`;
	return (
		<span className="nav-count">
			<span aria-hidden="true">{n}</span>
			<span className="nev-visually-hidden">{messages.waiting(n)}</span>
		</span>
	);
}
