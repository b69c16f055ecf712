import type { State } from "@nev/contract";

/**
 * A short text on the shield of a numbered route. Hidden from screen readers, so the text beside it
 * must say the same.
 */
export function RouteShield({ text, className }: { text: string; className?: string }) {
	return (
		<span className={["route-shield", className].filter(Boolean).join(" ")} aria-hidden="true">
			<svg viewBox="0 0 48 48" focusable="false" aria-hidden="true">
				<path d="M24 2.5C20 6 14 6.5 9 4L3.5 10.5C6 14 5 17.5 4 21.5C3 32 12 40.5 24 45.5C36 40.5 45 32 44 21.5C43 17.5 42 14 44.5 10.5L39 4C34 6.5 28 6 24 2.5Z" />
			</svg>
			<span className="route-shield-text">{text}</span>
		</span>
	);
}

/**
 * A speed-limit sign, with a vehicle's top speed or a road's limit.
 *
 * @param limit in miles per hour
 */
export function SpeedSign({ label = "Top speed", limit }: { label?: string; limit: number }) {
	return (
		<p className="speed-sign">
			<span className="speed-sign-text">{label}</span> <strong>{limit}</strong>
			<span className="nev-visually-hidden"> miles an hour</span>
		</p>
	);
}

/** A state's abbreviation and emoji on a license plate. Hidden from screen readers. */
export function LicensePlate({ state }: { state: State }) {
	return (
		<div className="license-plate" aria-hidden="true">
			<span className="license-plate-state">{state.name}</span>
			<span className="license-plate-main">
				{state.abbreviation}
				<span className="license-plate-emoji">{state.emoji}</span>
			</span>
			<span className="license-plate-foot">Neighborhood Electric</span>
		</div>
	);
}

/** A lane line across the page, as a divider. */
export function LaneLine() {
	return <hr className="lane-line" />;
}
