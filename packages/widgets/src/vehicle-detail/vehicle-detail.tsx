import { completeSpecifications, type Vehicle } from "@nev/contract";
import type { ReactNode } from "react";
import { useLoader } from "../data/index.js";
import { AdvertisedPayment } from "../financing-calculator/starting-payment/advertised-payment.js";
import { VehicleBadges } from "../inventory-grid/vehicle-card.js";
import { formatDollars } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { VehiclePicture } from "../ui/index.js";
import type { VehicleDetailMessages } from "./messages.js";

export interface VehicleSummaryProps {
	vehicle: Vehicle;
	messages: VehicleDetailMessages;
	/** The page of a calculator for the vehicle. Without it no monthly payment is shown. */
	calculatorHref?: string | undefined;
	/** Shown beside the picture, such as a sign with the top speed. */
	sign?: ReactNode;
	/** The actions for the vehicle. */
	children?: ReactNode;
}

/** A vehicle's picture, name, description, badges, price, monthly payment and range. */
export function VehicleSummary(props: VehicleSummaryProps) {
	const { vehicle, messages, calculatorHref, sign, children } = props;
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
				{calculatorHref && <AdvertisedPayment price={vehicle.price} href={calculatorHref} />}
				{children}
			</div>
		</div>
	);
}

export interface SpecCardsProps {
	vehicle: Vehicle;
	messages: VehicleDetailMessages;
}

/** Performance, safety and features, warranty and service (specification, section 2). */
export function SpecCards({ vehicle, messages }: SpecCardsProps) {
	const { power, capacity, features, dimensions } = completeSpecifications(vehicle.specifications);
	return (
		<div className="nev-spec-cards">
			<SpecCard
				title={messages.performance}
				rows={[
					[messages.topSpeed, power.topSpeed],
					[messages.range, vehicle.range],
					[messages.motor, power.motor],
					[messages.battery, power.battery],
					[messages.controller, power.controller],
				]}
			/>
			<SpecCard
				title={messages.safety}
				rows={[
					[messages.passengers, capacity.passengers],
					[messages.seating, features.seating],
					[messages.brakes, features.brakes],
					[messages.lights, features.lights],
					[messages.length, dimensions.length],
				]}
			/>
			<SpecCard
				title={messages.service}
				rows={[
					[messages.warranty, features.warranty],
					[messages.assembly, features.assembly],
				]}
			/>
		</div>
	);
}

function SpecCard({ title, rows }: { title: string; rows: [label: string, value: string][] }) {
	return (
		<section className="nev-spec-card">
			<h2 className="nev-spec-title">{title}</h2>
			<dl>
				{rows.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
