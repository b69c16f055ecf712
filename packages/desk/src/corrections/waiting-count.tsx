import type { Count } from "@nev/contract/desk";
import { formatCount } from "../ui/messages.js";
import { correctionMessages as messages } from "./messages.js";

/** How many corrections wait, in the navigation. */
export function WaitingCount({ count }: { count: Count | undefined }) {
	if (!count?.n) return null;
	const n = count.isExact ? formatCount(count.n) : `${formatCount(count.n - 1)}+`;
	return (
		<span className="nav-count">
			<span aria-hidden="true">{n}</span>
			<span className="nev-visually-hidden">{messages.waiting(n)}</span>
		</span>
	);
}
