import { listingInputTypes } from "@nev/contract";
import type { DealerField } from "@nev/contract/desk";
import { Field, type FieldType, SelectField, type SelectOption } from "../ui/fields.js";
import { LeadAddressesField } from "./lead-addresses-field.js";
import {
	fieldHints,
	fieldLabels,
	leadFormatLabels,
	dealerMessages as messages,
	timeZoneLabels,
} from "./messages.js";
import { PlaceFields, type PlaceFieldsProps } from "./place-fields.js";

const formats = optionsOf(leadFormatLabels);

function optionsOf(labels: Readonly<Record<string, string>>): readonly SelectOption[] {
	return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** What `PlaceFields` shows. */
const placeFields = ["address", "city", "state", "zipCode", "latitude", "longitude"];

const contactFields = (Object.keys(fieldLabels) as DealerField[]).filter(
	(name) => !placeFields.includes(name),
);

/** The types of the inputs that are not for a text, or the choices. */
const controls: Partial<Record<DealerField, FieldType | readonly SelectOption[]>> = {
	phone: "tel",
	email: "email",
	leadFormat: formats,
	...listingInputTypes,
	pausedUntil: "date",
};

/** With the dealer's own zone, if it is none of the country's. */
function timeZonesWith(timeZone: string | null): readonly SelectOption[] {
	const isListed = timeZone === null || timeZone in timeZoneLabels;
	return optionsOf(isListed ? timeZoneLabels : { ...timeZoneLabels, [timeZone]: timeZone });
}

interface DealerFieldsProps extends PlaceFieldsProps {
	/** The saved one. */
	readonly timeZone: string | null;
}

/** The fields of a dealer. */
export function DealerFields({ timeZone, ...place }: DealerFieldsProps) {
	const { fieldProps } = place;
	return (
		<>
			<fieldset>
				<legend>{messages.contact}</legend>
				{contactFields.map((name) => {
					if (name === "leadAddresses") {
						return <LeadAddressesField key={name} {...fieldProps(name)} />;
					}
					const control =
						name === "timeZone" ? timeZonesWith(timeZone) : (controls[name] ?? "text");
					return typeof control === "string" ? (
						<Field key={name} {...fieldProps(name)} type={control} hint={fieldHints[name]} />
					) : (
						<SelectField key={name} {...fieldProps(name)} options={control} />
					);
				})}
			</fieldset>
			<PlaceFields {...place} />
		</>
	);
}
