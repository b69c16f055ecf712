import { vehicleCategories } from "@nev/contract";
import {
	type DeskVehicle,
	picturePath,
	specificationFields,
	vehicleFields,
} from "@nev/contract/desk";
import { VehiclePicture } from "@nev/widgets/ui";
import { useLoaderData } from "react-router";
import { HistorySection } from "../changes/history-section.js";
import { BackLink } from "../ui/back-link.js";
import { EditForm } from "../ui/edit-form.js";
import { Facts } from "../ui/facts.js";
import { Field, SelectField, TextAreaField } from "../ui/fields.js";
import { seenName } from "../ui/seen-name.js";
import { useEdit } from "../ui/use-edit.js";
import { vehicleMessages as messages, vehicleFieldLabels } from "./messages.js";
import { saveVehicle, type VehicleData } from "./vehicle-data.js";
import { storedPicture } from "./vehicle-list.js";

/** One vehicle, to read and to edit. */
export function VehiclePage() {
	const { vehicle, history, pictures } = useLoaderData<VehicleData>();
	const { id, slug, isSample, values } = vehicle;
	return (
		<div className="page record-page">
			<title>{`${values.name} – Desk`}</title>
			<BackLink to="/vehicles">{messages.back}</BackLink>
			<h1 tabIndex={-1}>{seenName(values.name)}</h1>
			<Facts
				facts={[
					{ label: messages.address, value: `/inventory/${slug}` },
					...(isSample ? [{ label: messages.sample, value: messages.sampleHint }] : []),
				]}
			/>
			<VehicleForm key={id} vehicle={vehicle} pictures={pictures} />
			<HistorySection
				key={`history ${id}`}
				{...{ id, history }}
				table="vehicles"
				path={`/vehicles/${id}/history`}
				listPath="/vehicles"
			/>
		</div>
	);
}

const yesOrNo = [
	{ value: "yes", label: messages.yes },
	{ value: "no", label: messages.no },
];

interface VehicleFormProps {
	readonly vehicle: DeskVehicle;
	readonly pictures: readonly string[];
}

/** The fields of a vehicle. */
function VehicleForm({ vehicle, pictures }: VehicleFormProps) {
	const edit = useEdit(vehicle, {
		fields: vehicleFields,
		labels: vehicleFieldLabels,
		textsOf: ({ values }) => values,
		nameOf: ({ values }) => seenName(values.name),
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
