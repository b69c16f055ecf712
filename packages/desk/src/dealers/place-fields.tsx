import { regionNames } from "@nev/contract";
import type { Dealer, DealerField } from "@nev/contract/desk";
import { TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { Field, type FieldProps, SelectField } from "../ui/fields.js";
import type { FormValues } from "./form-values.js";
import { doubtMessages, dealerMessages as messages } from "./messages.js";
import { PinField } from "./pin-field.js";
import { positionOf, usePlaceCheck } from "./use-place-check.js";

const states = regionNames.map((name) => ({ value: name, label: name }));

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
			<SelectField {...fieldProps("state")} options={states} />
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
