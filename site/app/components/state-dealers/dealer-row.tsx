import { dealershipPath, type ListedDealership, regionAbbreviation } from "@nev/contract";
import { directionsLink, telephoneLink, VisuallyHidden } from "@nev/widgets/ui";
import { OpenState } from "../../dealers/open-state.js";
import { formatNumber } from "../numbers.js";

export interface DealerRowProps {
	dealership: ListedDealership;
	headingLevel: 3 | 4;
}

/** A dealer in a list of many: where it is, whether it is open, and how to reach it. */
export function DealerRow({ dealership, headingLevel }: DealerRowProps) {
	const { name, address, city, state, zipCode, phone, email, distanceMiles } = dealership;
	const Heading = `h${headingLevel}` as const;
	const directions = directionsLink(dealership, "google");
	const area = `${regionAbbreviation(state) ?? state} ${zipCode}`.trim();
	return (
		<li className="dealer-row">
			<div className="dealer-row-name">
				<Heading>
					<a href={dealershipPath(dealership)}>{name}</a>
				</Heading>
				{distanceMiles !== undefined && <p>{formatNumber(Math.round(distanceMiles))} miles</p>}
				<OpenState hours={dealership.openingHours} />
			</div>
			<address>{[address, city, area].filter(Boolean).join(", ")}</address>
			<div className="dealer-row-links">
				{/\d/.test(phone) && (
					<a href={telephoneLink(phone)}>
						Call {phone}
						<VisuallyHidden>, {name}</VisuallyHidden>
					</a>
				)}
				{email && (
					<a href={`mailto:${email}`}>
						Email <VisuallyHidden>{name}</VisuallyHidden>
					</a>
				)}
				{directions && (
					<a href={directions} target="_blank" rel="noopener">
						Directions <VisuallyHidden>to {name}, opens in a new tab</VisuallyHidden>
					</a>
				)}
			</div>
		</li>
	);
}
