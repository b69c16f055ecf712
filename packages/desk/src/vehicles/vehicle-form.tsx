import { vehicleCategories } from "@nev/contract";
import { type DeskVehicle, specificationFields, vehicleFields } from "@nev/contract/desk";
import { useEffect, useRef } from "react";
import { FieldConflicts } from "../ui/field-conflicts.js";
import { Field, SelectField } from "../ui/fields.js";
import { FormEnd } from "../ui/form-end.js";
import { LeaveGuard } from "../ui/leave-guard.js";
import { editMessages } from "../ui/messages.js";
import { TextAreaField } from "../ui/text-area-field.js";
import { useTextsEdit } from "../ui/use-texts-edit.js";
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

/** The fields of a vehicle. They are saved together, if nobody else has changed it meanwhile. */
export function VehicleForm({ vehicle, pictures }: VehicleFormProps) {
	const { base, values, conflict, problems, error, isSaving, isEdited, setValue, save } =
		useTextsEdit({
			loaded: vehicle,
			fields: vehicleFields,
			labels: vehicleFieldLabels,
			save: async (edit) => {
				const { vehicle: saved, change } = await saveVehicle(vehicle.id, edit);
				return { saved, change };
			},
		});
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (Object.keys(problems).length === 0) return;
		form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [problems]);

	const fieldProps = (name: string) => ({
		name,
		label: vehicleFieldLabels[name] ?? name,
		value: values[name] ?? "",
		error: problems[name],
		onChange: (value: string) => setValue(name, value),
	});

	return (
		<form
			ref={form}
			className="dealer-form"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void save();
			}}
		>
			<LeaveGuard isEdited={isEdited} />
			{conflict && (
				<FieldConflicts
					title={messages.conflict}
					labels={vehicleFieldLabels}
					opened={conflict.opened}
					theirs={base.values}
					mine={values}
					fields={conflict.fields}
					onChoose={setValue}
				/>
			)}
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
					vehicleName={base.values.name ?? ""}
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
			<FormEnd
				label={editMessages.save}
				busyLabel={editMessages.saving}
				isBusy={isSaving}
				error={error}
			/>
		</form>
	);
}

/** The categories, and the one that a vehicle has if it is newer than this code. */
function categoriesWith(category = "") {
	const all = new Set<string>([...vehicleCategories, category]);
	return [...all].map((value) => ({ value, label: value }));
}
