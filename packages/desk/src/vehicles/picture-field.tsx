import { picturePath } from "@nev/contract/desk";
import { VehiclePicture } from "@nev/widgets/ui";
import { Field, SelectField } from "../ui/fields.js";
import { vehicleMessages as messages, vehicleFieldLabels } from "./messages.js";
import { storedPicture } from "./vehicle-list.js";

interface PictureFieldProps {
	readonly vehicleName: string;
	/** The paths of the pictures that are stored. */
	readonly pictures: readonly string[];
	readonly value: string;
	readonly error: string | undefined;
	readonly onChange: (value: string) => void;
}

/** A picture: one that is stored, or an address, with the picture beside it. */
export function PictureField(props: PictureFieldProps) {
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
