import type { Vehicle } from "@nev/contract";
import { type MouseEvent, type ReactNode, useId } from "react";
import { useLoader } from "../data/index.js";
import { formatDollars } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Badges } from "./badges.js";
import type { GridMessages } from "./messages.js";

/** How many of a vehicle's features a card shows. */
const shownFeatures = 3;

export interface VehicleCardProps {
	vehicle: Vehicle;
	messages: Pick<GridMessages, "startingPrice" | "range" | "notAvailable">;
	/** The address of the vehicle's page. */
	href: string;
	headingLevel?: 2 | 3 | 4;
	onSelect?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
	/** Loads the picture at once, for cards that are seen first. */
	isFirst?: boolean;
	/** Stands at the card's foot. */
	children?: ReactNode;
}

/** A vehicle with its picture, price and range; all of it leads to the vehicle's page. */
export function VehicleCard(props: VehicleCardProps) {
	const { vehicle, messages, href, headingLevel = 3, onSelect, isFirst = false, children } = props;
	const loader = useLoader();
	const { locale } = useNev();
	const Heading = `h${headingLevel}` as const;
	const headingId = useId();
	return (
		<article className="nev-vehicle-card" aria-labelledby={headingId}>
			<img
				className="nev-vehicle-picture"
				src={loader.client.resolve(vehicle.imageUrl)}
				alt=""
				width={480}
				height={300}
				loading={isFirst ? "eager" : "lazy"}
				decoding="async"
				// What cannot be loaded leaves the picture's ground, and no browser's sign for it.
				onError={({ currentTarget }) => currentTarget.removeAttribute("src")}
			/>
			<div className="nev-vehicle-words">
				<Heading className="nev-vehicle-name" id={headingId}>
					<a className="nev-vehicle-link" href={href} onClick={onSelect}>
						{vehicle.name}
					</a>
				</Heading>
				<dl className="nev-vehicle-figures">
					<div>
						<dt>{messages.startingPrice}</dt>
						<dd className="nev-vehicle-price">{formatDollars(locale, vehicle.price)}</dd>
					</div>
					<div>
						<dt>{messages.range}</dt>
						<dd>{vehicle.range}</dd>
					</div>
				</dl>
				<Badges vehicle={vehicle} limit={shownFeatures} notAvailable={messages.notAvailable} />
				{children}
			</div>
		</article>
	);
}
