import { vehicleCategories } from "@nev/contract";
import { picturePath, specificationFields, type VehicleField } from "@nev/contract/desk";
import { VehiclePicture } from "@nev/widgets/ui";
import { Field, type FieldProps, SelectField, TextAreaField } from "../ui/fields.js";
import { seenName } from "../ui/seen-name.js";
import type { FormValues } from "./form-values.js";
import { vehicleMessages as messages, vehicleFieldLabels } from "./messages.js";
import { storedPicture } from "./vehicle-list.js";

const yesOrNo = [
	{ value: "yes", label: messages.yes },
	{ value: "no", label: messages.no },
];

interface VehicleFieldsProps {
	readonly values: FormValues;
	/** The paths of the pictures that are stored. */
	readonly pictures: readonly string[];
	readonly fieldProps: (name: VehicleField) => Omit<FieldProps, "type">;
}

/** The fields of a vehicle. */
export function VehicleFields({ values, pictures, fieldProps }: VehicleFieldsProps) {
	return (
		<>
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
					vehicleName={seenName(values.name)}
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
		</>
	);
}

/** The categories, and the one that a vehicle has if it is newer than this code. */
function categoriesWith(category: string) {
	const all = new Set<string>(
		category ? [...vehicleCategories, category] : ["", ...vehicleCategories],
	);
	return [...all].map((value) => ({ value, label: value || messages.chooseCategory }));
}

interface PictureFieldProps {
	readonly vehicleName: string;
	/** The paths of the pictures that are stored. */
	readonly pictures: readonly string[];
	readonly value: string;
	readonly error: string | undefined;
	readonly onChange: (value: string) => void;
}

/** A picture: one that is stored, or an address, with the picture beside it. */
function PictureField(props: PictureFieldProps) {
	const { vehicleName, pictures, value, error, onChange } = props;
	const stored = storedPicture(value);
	const isElsewhere = value !== "" && stored === undefined;
	return (
		<div className="picture-field">
			<VehiclePicture src={stored} alt={stored ? messages.pictureOf(vehicleName) : ""} />
			<div className="picture-choice">
				<SelectField
					name="storedPicture"
					label={messages.pictureChoice}
					value={pictures.includes(value) ? value : ""}
					error={undefined}
					onChange={(path) => onChange(path)}
					options={[
						{ value: "", label: messages.otherPicture },
						...pictures.map((path) => ({ value: path, label: path.slice(picturePath.length) })),
					]}
				/>
				<Field
					name="imageUrl"
					label={vehicleFieldLabels.imageUrl}
					value={value}
					error={error}
					onChange={onChange}
				/>
				<p className="field-hint">{messages.pictureHint}</p>
				{isElsewhere && (
					<p className="field-hint">
						{messages.pictureElsewhere}{" "}
						{/^https?:\/\//.test(value) && (
							<a href={value} target="_blank" rel="noreferrer">
								{messages.openPicture}
							</a>
						)}
					</p>
				)}
			</div>
		</div>
	);
}
