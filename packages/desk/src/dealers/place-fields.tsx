import { regionNames } from "@nev/contract";
import type { Dealer, DealerField, PlaceCheck } from "@nev/contract/desk";
import { loadPinMap, useLazyModule } from "@nev/widgets/internal";
import { Button } from "@nev/widgets/ui";
import { TriangleAlert } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { ask } from "../session/ask.js";
import { Field, type FieldProps, SelectField } from "../ui/fields.js";
import type { FormValues } from "./form-values.js";
import { doubtMessages, dealerMessages as messages } from "./messages.js";

const states = regionNames.map((name) => ({ value: name, label: name }));

const noState = { value: "", label: messages.chooseState };

export interface PlaceFieldsProps {
	readonly values: FormValues;
	/** What is doubtful about the saved place. */
	readonly doubts: Dealer["doubts"];
	readonly fieldProps: (name: DealerField) => Omit<FieldProps, "type">;
}

/** Where a dealer is: its address, its ZIP code, and its pin. Says at once if they disagree. */
export function PlaceFields({ values, doubts: saved, fieldProps }: PlaceFieldsProps) {
	const coordinates = useRef<HTMLDivElement>(null);
	const { doubts, zip } = usePlaceCheck(values, saved);
	const [latitude, longitude] = [fieldProps("latitude"), fieldProps("longitude")];
	return (
		<fieldset>
			<legend>{messages.place}</legend>
			<Field {...fieldProps("address")} />
			<Field {...fieldProps("city")} />
			<SelectField
				{...fieldProps("state")}
				options={values.state === "" ? [noState, ...states] : states}
			/>
			<Field {...fieldProps("zipCode")} />
			<PinField
				position={positionOf(values)}
				zip={zip}
				onMove={(to) => {
					latitude.onChange(`${to.latitude}`);
					longitude.onChange(`${to.longitude}`);
				}}
				onPress={() => coordinates.current?.querySelector("input")?.focus()}
			/>
			<div className="coordinates" ref={coordinates}>
				<Field {...latitude} />
				<Field {...longitude} />
				<p className="field-hint">{messages.coordinatesHint}</p>
			</div>
			{/* Always there, because a region that appears with its text is not announced. */}
			<div aria-live="polite">
				{doubts.length > 0 && (
					<ul className="warnings" aria-label={messages.doubts}>
						{doubts.map((doubt) => (
							<li key={doubt}>
								<TriangleAlert aria-hidden="true" />
								{doubtMessages[doubt]}
							</li>
						))}
					</ul>
				)}
			</div>
		</fieldset>
	);
}

type PlaceValues = Pick<FormValues, "zipCode" | "state" | "latitude" | "longitude">;

/** Checks while somebody types, this long after the last letter, in milliseconds. */
const typingPause = 250;

/**
 * What is doubtful about a place before it is saved. While there is no answer, it is what was known last.
 *
 * @param saved what is doubtful about the saved one
 */
function usePlaceCheck(values: PlaceValues, saved: Dealer["doubts"]): PlaceCheck {
	const [check, setCheck] = useState<PlaceCheck>({ doubts: saved, zip: null });
	const query = queryOf(values);
	useEffect(() => {
		const abort = new AbortController();
		const timer = setTimeout(async () => {
			try {
				setCheck(await ask<PlaceCheck>(`dealers/place?${query}`, { signal: abort.signal }));
			} catch {
				// Saving tells what is wrong.
			}
		}, typingPause);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [query]);
	return check;
}

function queryOf({ zipCode, state, latitude, longitude }: PlaceValues): string {
	const position = positionOf({ latitude, longitude });
	return `${new URLSearchParams({
		zipCode: zipCode.trim(),
		state,
		...(position && { latitude: `${position.latitude}`, longitude: `${position.longitude}` }),
	})}`;
}

/** The position that two fields say; undefined if they are empty, or say none. */
function positionOf(values: Pick<FormValues, "latitude" | "longitude">) {
	const [latitude, longitude] = [values.latitude.trim(), values.longitude.trim()];
	if (latitude === "" || longitude === "") return undefined;
	const position = { latitude: Number(latitude), longitude: Number(longitude) };
	// No map goes beyond 85 degrees.
	const isPosition = Math.abs(position.latitude) <= 85 && Math.abs(position.longitude) <= 180;
	return isPosition ? position : undefined;
}

interface Position {
	readonly latitude: number;
	readonly longitude: number;
}

interface PinFieldProps {
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
function PinField({ position, zip, onMove, onPress }: PinFieldProps) {
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
				{position ? messages.pinHint : zip ? messages.locatedByZip : messages.notLocated}
			</p>
			<p aria-live="polite" className="nev-visually-hidden">
				{moved}
			</p>
		</div>
	);
}
