import { dealershipPath, type ListedDealership, regionAbbreviation } from "@nev/contract";
import { formatDistance } from "@nev/widgets/internal";
import { directionsLink, telephoneLink, VisuallyHidden } from "@nev/widgets/ui";
import { OpenState } from "../../dealers/open-state.js";

export interface DealerRowProps {
	dealership: ListedDealership;
	headingLevel: 3 | 4;
}

/** A dealer in a list of many: where it is, whether it is open, and how to reach it. */
export function DealerRow({ dealership, headingLevel }: DealerRowProps) {
	const { id, name, address, city, state, zipCode, phone, email } = dealership;
	const Heading = `h${headingLevel}` as const;
	const directions = directionsLink(dealership, "google");
	const area = `${regionAbbreviation(state) ?? state} ${zipCode}`.trim();
	return (
		<li className="dealer-row" data-dealer={id}>
			<div className="dealer-row-name">
				<Heading>
					<a href={dealershipPath(dealership)}>{name}</a>
				</Heading>
				<Distance dealership={dealership} />
				<OpenState hours={dealership.openingHours} />
			</div>
			<address>{[address, city, area].filter(Boolean).join(", ")}</address>
			<div className="dealer-row-links">
				{/\d/.test(phone) && (
					<a href={telephoneLink(phone)} data-contact="call">
						Call {phone}
						<VisuallyHidden>, {name}</VisuallyHidden>
					</a>
				)}
				{email && (
					<a href={`mailto:${email}`} data-contact="email">
						Email <VisuallyHidden>{name}</VisuallyHidden>
					</a>
				)}
				{directions && (
					<a href={directions} data-contact="directions" target="_blank" rel="noopener">
						Directions <VisuallyHidden>to {name}, opens in a new tab</VisuallyHidden>
					</a>
				)}
			</div>
		</li>
	);
}

function Distance({ dealership }: Pick<DealerRowProps, "dealership">) {
	const { distanceMiles, approximate } = dealership;
	if (distanceMiles === undefined) return null;
	const distance = formatDistance("en-US", distanceMiles, "long");
	return <p>{approximate ? `about ${distance}` : distance}</p>;
}
