import { formatMiles, type Receiver } from "@nev/contract/desk";
import { Button } from "@nev/widgets/ui";
import { Link } from "react-router";
import { seenName } from "../ui/seen-name.js";
import { actionMessages as messages } from "./messages.js";

interface NearestDealerProps {
	readonly dealer: Receiver;
	readonly isBusy: boolean;
	readonly onHandOver: () => void;
}

/** The dealer to hand a lead to that is nobody's. */
export function NearestDealer({ dealer, isBusy, onHandOver }: NearestDealerProps) {
	const { id, name, city, miles } = dealer;
	return (
		<p className="nearest-dealer">
			<span>
				{messages.nearestDealer} <Link to={`/dealers/${id}`}>{seenName(name)}</Link>
				{`, ${city}${miles === null ? "" : `, ${formatMiles(miles)}`}`}
			</span>
			<Button className="compact" aria-disabled={isBusy} onClick={onHandOver}>
				{messages.handOverToNearest}
			</Button>
		</p>
	);
}
