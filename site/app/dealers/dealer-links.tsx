import type { Dealership } from "@nev/contract";
import { requestAddress } from "../corrections/correction-paths.js";

/** A link for the dealer itself, on its own page. */
export function CorrectLink({ dealership }: { dealership: Pick<Dealership, "id" | "name"> }) {
	return (
		<a className="correct-link" href={requestAddress(dealership.id)} rel="nofollow">
			Is this your dealership?
			<span className="nev-visually-hidden"> {dealership.name}</span>
		</a>
	);
}
