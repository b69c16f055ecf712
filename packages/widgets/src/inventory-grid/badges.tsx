import type { Vehicle } from "@nev/contract";

export interface BadgesProps {
	vehicle: Vehicle;
	/** How many of its features are shown. Default: all. */
	limit?: number;
	/** What is said of a vehicle that is not to be had. */
	notAvailable: string;
	label?: string;
}

/** A vehicle's features, after a word where it is not to be had; nothing where there is neither. */
export function Badges({ vehicle, limit, notAvailable, label }: BadgesProps) {
	const features = vehicle.features.slice(0, limit);
	if (features.length === 0 && vehicle.isAvailable) return null;
	return (
		<ul className="nev-badges" aria-label={label}>
			{!vehicle.isAvailable && <li className="nev-badge nev-badge-strong">{notAvailable}</li>}
			{features.map((feature) => (
				<li key={feature} className="nev-badge">
					{feature}
				</li>
			))}
		</ul>
	);
}
