import { completeSpecifications, type Vehicle } from "@nev/contract";
import type { VehicleDetailMessages } from "./messages.js";

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
