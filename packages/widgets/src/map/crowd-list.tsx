import type { Dealership } from "@nev/contract";
import { X } from "lucide";
import { useEffect, useId, useRef } from "react";
import { formatMessage } from "../messages/index.js";
import { useNev } from "../provider/index.js";
import { Icon } from "../ui/icon.js";
import { Button } from "../ui/index.js";
import type { LocatorMapMessages } from "./messages.js";

export interface CrowdListProps {
	/** The dealerships at one address. */
	crowd: readonly Dealership[];
	messages: LocatorMapMessages;
	onSelect: (dealership: Dealership, byKeyboard: boolean) => void;
	onClose: () => void;
}

/** The dealerships at one address, of which the visitor chooses one. Takes the focus. */
export function CrowdList({ crowd, messages, onSelect, onClose }: CrowdListProps) {
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
				<p id={id}>{formatMessage(locale, messages.crowd, { count: crowd.length })}</p>
				<Button
					variant="quiet"
					aria-label={messages.closeCrowd}
					icon={<Icon icon={X} />}
					onClick={onClose}
				/>
			</div>
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
		</section>
	);
}
