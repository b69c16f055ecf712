import { vehicleCategories } from "@nev/contract";
import { type DeskVehicle, specificationFields, vehicleFields } from "@nev/contract/desk";
import { EditForm } from "../ui/edit-form.js";
import { Field, SelectField, TextAreaField } from "../ui/fields.js";
import { useEdit } from "../ui/use-edit.js";
import { vehicleMessages as messages, vehicleFieldLabels } from "./messages.js";
import { PictureField } from "./picture-field.js";
import { saveVehicle } from "./vehicle-data.js";

const yesOrNo = [
	{ value: "yes", label: messages.yes },
	{ value: "no", label: messages.no },
];

interface VehicleFormProps {
	readonly vehicle: DeskVehicle;
	readonly pictures: readonly string[];
}

/** The fields of a vehicle. */
export function VehicleForm({ vehicle, pictures }: VehicleFormProps) {
	const edit = useEdit(vehicle, {
		fields: vehicleFields,
		labels: vehicleFieldLabels,
		textsOf: ({ values }) => values,
		save: saveVehicle,
	});
	const { base, values, fieldProps } = edit;
	return (
		<EditForm edit={edit} conflictTitle={messages.conflict}>
			<fieldset>
				<legend>{messages.offer}</legend>
				<Field {...fieldProps("name")} />
				<Field {...fieldProps("price")} />
				<SelectField {...fieldProps("isAvailable")} options={yesOrNo} />
				<SelectField {...fieldProps("isFeatured")} options={yesOrNo} />
				<SelectField {...fieldProps("category")} options={categoriesWith(values.category)} />
				<Field {...fieldProps("series")} />
				<Field {...fieldProps("model")} />
			</fieldset>
			<fieldset>
				<legend>{messages.texts}</legend>
				<PictureField
					{...fieldProps("imageUrl")}
					vehicleName={base.values.name}
					pictures={pictures}
				/>
				<TextAreaField {...fieldProps("description")} />
				<TextAreaField {...fieldProps("features")} hint={messages.featuresHint} />
				<Field {...fieldProps("range")} />
				<Field {...fieldProps("externalUrl")} />
			</fieldset>
			<fieldset className="wide-fieldset">
				<legend>{messages.specifications}</legend>
				<p className="field-hint">{messages.specificationsHint}</p>
				{specificationFields.map((name) => (
					<Field key={name} {...fieldProps(name)} />
				))}
			</fieldset>
		</EditForm>
	);
}

/** The categories, and the one that a vehicle has if it is newer than this code. */
function categoriesWith(category: string) {
	const all = new Set<string>([...vehicleCategories, category]);
	return [...all].map((value) => ({ value, label: value }));
}
