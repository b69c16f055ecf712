import type { Vehicle } from "@nev/contract";
import { type MouseEvent, type ReactNode, useId } from "react";
import { useLoader } from "../data/index.js";
import { pressHandlers } from "../lists/press-handlers.js";
import { formatDollars } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Slot, VehiclePicture } from "../ui/index.js";
import { defaultHeadingLevel } from "../widget/widget-options.js";
import type { GridMessages } from "./messages.js";
import { featureText, rangeText } from "./vehicle-text.js";

/** The maximum number of features on a card. */
const maxFeatures = 3;

export interface VehicleCardProps {
	vehicle: Vehicle;
	messages: Pick<GridMessages, "startingPrice" | "range" | "notAvailable">;
	/** The address of the vehicle's page. Without one, the card has no link. */
	href?: string | undefined;
	/** The address of its picture. Default: its `imageUrl`, resolved against the API's origin. */
	picture?: string | undefined;
	headingLevel?: 2 | 3 | 4 | undefined;
	onSelect?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
	/** When to load the picture. Default: `"lazy"`, when it is near the viewport. */
	loading?: "eager" | "lazy" | undefined;
	/** Replaces the card's content, but not its footer. The card is then named after the vehicle. */
	content?: ReactNode;
	/** Below the content. */
	children?: ReactNode;
}

/** A vehicle's picture, price and range. The whole card links to the vehicle's page, if it has one. */
export function VehicleCard(props: VehicleCardProps) {
	const {
		vehicle,
		messages,
		href,
		headingLevel = defaultHeadingLevel,
		onSelect,
		loading = "lazy",
	} = props;
	const { client } = useLoader();
	const { picture = client.resolve(vehicle.imageUrl), content, children } = props;
	const { locale } = useNev();
	const Heading = `h${headingLevel}` as const;
	const headingId = useId();
	const classes = [
		"nev-vehicle-card",
		!content && "nev-vehicle-own",
		(content || href) && "nev-vehicle-linked",
	];
	return (
		<article
			className={classes.filter(Boolean).join(" ")}
			part="card"
			{...(content ? { "aria-label": vehicle.name } : { "aria-labelledby": headingId })}
		>
			{content || (
				<>
					<VehiclePicture
						className="nev-vehicle-picture"
						src={picture}
						alt=""
						width={480}
						height={300}
						loading={loading}
						decoding="async"
					/>
					<div className="nev-vehicle-words">
						<Heading className="nev-vehicle-name" part="card-heading" id={headingId}>
							{href ? (
								<a
									className="nev-vehicle-link"
									part="link"
									href={href}
									{...pressHandlers(onSelect)}
								>
									{vehicle.name}
								</a>
							) : (
								vehicle.name
							)}
						</Heading>
						<dl className="nev-vehicle-figures">
							<div>
								<dt>{messages.startingPrice}</dt>
								<dd className="nev-vehicle-price" part="price">
									{formatDollars(locale, vehicle.price)}
								</dd>
							</div>
							{vehicle.range && (
								<div>
									<dt>{messages.range}</dt>
									<dd>{rangeText(locale, vehicle.range)}</dd>
								</div>
							)}
						</dl>
						<VehicleBadges
							vehicle={vehicle}
							limit={maxFeatures}
							notAvailable={messages.notAvailable}
						/>
					</div>
				</>
			)}
			{children}
			<div className="nev-vehicle-footer">
				<Slot name={`card-footer-${vehicle.slug}`} />
			</div>
		</article>
	);
}

export interface VehicleBadgesProps {
	vehicle: Vehicle;
	/** The maximum number of features to show. Default: all. */
	limit?: number;
	/** The text of the badge of an unavailable vehicle. */
	notAvailable: string;
	/** The accessible name of the list. */
	label?: string;
}

/** Badges for a vehicle's features, and one if it is not available. Renders nothing without any. */
export function VehicleBadges({ vehicle, limit, notAvailable, label }: VehicleBadgesProps) {
	const { locale } = useNev();
	const features = vehicle.features.slice(0, limit);
	if (features.length === 0 && vehicle.isAvailable) return null;
	return (
		<ul className="nev-badges" aria-label={label}>
			{!vehicle.isAvailable && (
				<li className="nev-badge nev-badge-strong" part="badge">
					{notAvailable}
				</li>
			)}
			{features.map((feature) => (
				<li key={feature} className="nev-badge" part="badge">
					{featureText(locale, feature)}
				</li>
			))}
		</ul>
	);
}
