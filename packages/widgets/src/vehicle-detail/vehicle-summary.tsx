import type { Vehicle } from "@nev/contract";
import type { ReactNode } from "react";
import { useLoader } from "../data/index.js";
import { VehicleBadges } from "../inventory-grid/vehicle-card.js";
import { formatDollars } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { VehiclePicture } from "../ui/index.js";
import type { VehicleDetailMessages } from "./messages.js";

export interface VehicleSummaryProps {
	vehicle: Vehicle;
	messages: VehicleDetailMessages;
	/** Shown beside the picture, such as a sign with the top speed. */
	sign?: ReactNode;
	/** The actions for the vehicle. */
	children?: ReactNode;
}

/** A vehicle's picture, name, description, badges, price and range. */
export function VehicleSummary({ vehicle, messages, sign, children }: VehicleSummaryProps) {
	const loader = useLoader();
	const { locale } = useNev();
	return (
		<div className="nev-vehicle-summary">
			<div className="nev-vehicle-stage">
				<VehiclePicture
					src={vehicle.imageUrl && loader.client.resolve(vehicle.imageUrl)}
					alt={vehicle.name}
					width={960}
					height={600}
					fetchPriority="high"
				/>
				{sign}
			</div>
			<div className="nev-vehicle-facts">
				<h1 className="nev-vehicle-title">{vehicle.name}</h1>
				<p className="nev-vehicle-description">{vehicle.description}</p>
				<VehicleBadges
					vehicle={vehicle}
					notAvailable={messages.notAvailable}
					label={messages.features}
				/>
				<dl className="nev-vehicle-main-figures">
					<div>
						<dt>{messages.startingPrice}</dt>
						<dd>{formatDollars(locale, vehicle.price)}</dd>
					</div>
					<div>
						<dt>{messages.range}</dt>
						<dd>{vehicle.range}</dd>
					</div>
				</dl>
				{children}
			</div>
		</div>
	);
}
