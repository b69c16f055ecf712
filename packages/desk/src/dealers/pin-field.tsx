import { loadPinMap, useLazyModule } from "@nev/widgets/internal";
import { Button } from "@nev/widgets/ui";
import { useId, useState } from "react";
import { dealerMessages as messages } from "./messages.js";

interface Position {
	readonly latitude: number;
	readonly longitude: number;
}

export interface PinFieldProps {
	/** What the two fields say. */
	readonly position: Position | undefined;
	/** Where the dealer is as long as they say nothing: the middle of its ZIP code. */
	readonly zip: Position | null;
	readonly onMove: (position: Position) => void;
	/** Enter was pressed on the pin: go to the fields. */
	readonly onPress: () => void;
}

/**
 * The coordinates as a pin on the map. It is a button that arrow keys move, and no slider: a place has two
 * values, and the two fields beside it say and take them exactly. Enter goes there.
 */
export function PinField({ position, zip, onMove, onPress }: PinFieldProps) {
	const { status, module, retry } = useLazyModule(loadPinMap, true);
	const [moved, setMoved] = useState("");
	const hint = useId();
	return (
		<div className="pin-field">
			<p className="pin-label">{messages.pin}</p>
			<div className="pin-map">
				{module ? (
					<module.PinMap
						position={position ?? zip ?? undefined}
						isPlaced={position !== undefined}
						vectorTiles="/api/map/tiles.json"
						pinName={position ? messages.pinName : messages.pinOfZip}
						pinHintId={hint}
						onMove={(to) => {
							setMoved(messages.pinMoved(to.latitude, to.longitude));
							onMove(to);
						}}
						onPress={onPress}
					/>
				) : (
					<p className="field-hint">
						{status === "failed" ? messages.noMap : messages.loadingMap}{" "}
						{status === "failed" && (
							<Button className="compact" onClick={retry}>
								{messages.tryMapAgain}
							</Button>
						)}
					</p>
				)}
			</div>
			<p id={hint} className="field-hint">
				{position ? messages.pinHint : messages.locatedByZip}
			</p>
			<p aria-live="polite" className="nev-visually-hidden">
				{moved}
			</p>
		</div>
	);
}
