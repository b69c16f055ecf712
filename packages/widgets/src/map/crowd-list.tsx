import type { Dealership } from "@nev/contract";
import { X } from "lucide";
import { useEffect, useId, useRef, useState } from "react";
import { formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Icon } from "../ui/icon.js";
import { Button } from "../ui/index.js";
import type { MapPoint } from "./map-points.js";
import type { MapState } from "./map-state.js";
import type { LocatorMapMessages } from "./messages.js";

export interface CrowdListProps {
	/** The marker of the dealerships at one address. */
	point: MapPoint;
	map: MapState;
	messages: LocatorMapMessages;
	onSelect: (dealership: Dealership, byKeyboard: boolean) => void;
	onClose: () => void;
}

/** The dealerships at one address, of which the visitor chooses one. Takes the focus. */
export function CrowdList({ point, map, messages, onSelect, onClose }: CrowdListProps) {
	const { count, bounds } = point;
	// Undefined while they load, and empty if they cannot be loaded.
	const [crowd, setCrowd] = useState(point.crowd?.length ? point.crowd : undefined);
	useEffect(() => {
		if (bounds) map.dealershipsIn(bounds).then(setCrowd, () => setCrowd([]));
	}, [map, bounds]);
	const { locale } = useNev();
	const id = useId();
	const list = useRef<HTMLElement>(null);
	const latestClose = useRef(onClose);
	latestClose.current = onClose;
	useEffect(() => {
		list.current?.focus();
		// It covers the map, so the key closes it wherever the focus is there.
		const pane = list.current?.parentElement;
		const close = (event: KeyboardEvent) => {
			if (event.key !== "Escape") return;
			event.preventDefault();
			latestClose.current();
		};
		pane?.addEventListener("keydown", close);
		return () => pane?.removeEventListener("keydown", close);
	}, []);
	return (
		<section className="nev-map-crowd" part="card" ref={list} tabIndex={-1} aria-labelledby={id}>
			<div className="nev-map-crowd-title">
				<p id={id}>{formatMessage(locale, messages.crowd, { count })}</p>
				<Button
					variant="quiet"
					aria-label={messages.closeCrowd}
					icon={<Icon icon={X} />}
					onClick={onClose}
				/>
			</div>
			{crowd?.length ? (
				<ul>
					{crowd.map((dealership) => (
						<li key={dealership.id}>
							{/* A press of a key has no position. */}
							<Button variant="quiet" onClick={({ detail }) => onSelect(dealership, detail === 0)}>
								{dealership.name}
							</Button>
						</li>
					))}
				</ul>
			) : (
				<p role="status">{crowd ? messages.clustersFailed : messages.loading}</p>
			)}
		</section>
	);
}
