import { type Dealership, dealershipPath } from "@nev/contract";
import { requestAddress } from "../corrections/correction-paths.js";

/** The links at the end of a dealer's card: to its page, and to the correction of its listing. */
export function DealerLinks({ dealership }: { dealership: Pick<Dealership, "id" | "name"> }) {
	return (
		<div className="dealer-links">
			<a href={dealershipPath(dealership)}>
				About this dealer
				<HiddenName dealership={dealership} />
			</a>
			<CorrectLink dealership={dealership} />
		</div>
	);
}

/** A link for the dealer itself. */
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
