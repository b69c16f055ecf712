import { type Dealership, dealershipPath } from "@nev/contract";
import { requestAddress } from "../corrections/correction-paths.js";

/** The link at the end of a dealer's card, to its page. */
export function DealerLinks({ dealership }: { dealership: Pick<Dealership, "id" | "name"> }) {
	return (
		<div className="dealer-links">
			<a href={dealershipPath(dealership)}>
				About this dealer
				<HiddenName dealership={dealership} />
			</a>
		</div>
	);
}

/** A link for the dealer itself, on its own page. */
export function CorrectLink({ dealership }: { dealership: Pick<Dealership, "id" | "name"> }) {
	return (
		<a className="correct-link" href={requestAddress(dealership.id)} rel="nofollow">
			Is this your dealership?
			<HiddenName dealership={dealership} />
		</a>
	);
}

function HiddenName({ dealership }: { dealership: Pick<Dealership, "name"> }) {
	return <span className="nev-visually-hidden"> {dealership.name}</span>;
}
