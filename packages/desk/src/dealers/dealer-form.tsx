import { type Dealer, type DealerField, dealerFields } from "@nev/contract/desk";
import { EditForm } from "../ui/edit-form.js";
import { Field, type FieldType, SelectField, type SelectOption } from "../ui/fields.js";
import { useEdit } from "../ui/use-edit.js";
import { saveDealer } from "./dealer-data.js";
import { toFormValues } from "./form-values.js";
import { fieldLabels, leadFormatLabels, dealerMessages as messages } from "./messages.js";
import { PlaceFields } from "./place-fields.js";

const formats = Object.entries(leadFormatLabels).map(([value, label]) => ({ value, label }));

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
	website: "url",
	pausedUntil: "date",
};

/** The fields of a dealer. */
export function DealerForm({ dealer }: { dealer: Dealer }) {
	const edit = useEdit(dealer, {
		fields: dealerFields,
		labels: fieldLabels,
		textsOf: toFormValues,
		save: saveDealer,
	});
	const { fieldProps } = edit;
	return (
		<EditForm edit={edit} conflictTitle={messages.conflict}>
			<fieldset>
				<legend>{messages.contact}</legend>
				{contactFields.map((name) => {
					const control = controls[name] ?? "text";
					return typeof control === "string" ? (
						<Field key={name} {...fieldProps(name)} type={control} />
					) : (
						<SelectField key={name} {...fieldProps(name)} options={control} />
					);
				})}
			</fieldset>
			<PlaceFields values={edit.values} doubts={edit.base.doubts} fieldProps={fieldProps} />
		</EditForm>
	);
}
