import { type Dealer, dealerFields } from "@nev/contract/desk";
import { EditForm } from "../ui/edit-form.js";
import { Field, SelectField } from "../ui/fields.js";
import { useEdit } from "../ui/use-edit.js";
import { saveDealer } from "./dealer-data.js";
import { toFormValues } from "./form-values.js";
import { fieldLabels, leadFormatLabels, dealerMessages as messages } from "./messages.js";
import { PlaceFields } from "./place-fields.js";

const formats = Object.entries(leadFormatLabels).map(([value, label]) => ({ value, label }));

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
				<Field {...fieldProps("name")} />
				<Field {...fieldProps("phone")} type="tel" />
				<Field {...fieldProps("email")} type="email" />
				<SelectField {...fieldProps("leadFormat")} options={formats} />
				<Field {...fieldProps("website")} type="url" />
				<Field {...fieldProps("membershipId")} />
				<Field {...fieldProps("ref")} />
				<Field {...fieldProps("pausedUntil")} type="date" />
			</fieldset>
			<PlaceFields values={edit.values} doubts={edit.base.doubts} fieldProps={fieldProps} />
		</EditForm>
	);
}
