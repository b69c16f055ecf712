import type { Dealership } from "@nev/contract";
import { requestAddress } from "./correction-paths.js";

/** A link on a dealer's card, for its dealer. */
export function CorrectLink({ dealership }: { dealership: Pick<Dealership, "id" | "name"> }) {
	return (
		<a className="correct-link" href={requestAddress(dealership.id)} rel="nofollow">
			Is this your dealership?<span className="nev-visually-hidden"> {dealership.name}</span>
		</a>
	);
}
