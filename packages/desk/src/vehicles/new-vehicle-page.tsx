import { vehiclePath } from "@nev/contract";
import { type DeskVehicle, type VehicleField, vehicleFields } from "@nev/contract/desk";
import { useLoaderData } from "react-router";
import { BackLink } from "../ui/back-link.js";
import { EditForm } from "../ui/edit-form.js";
import { seenName } from "../ui/seen-name.js";
import { useAddition } from "../ui/use-addition.js";
import { vehicleMessages as messages, vehicleFieldLabels } from "./messages.js";
import { addVehicle, blankTexts } from "./vehicle-data.js";
import { VehicleFields } from "./vehicle-fields.js";

/** A vehicle to fill in. */
export function NewVehiclePage() {
	const pictures = useLoaderData<string[]>();
	const addition = useAddition<DeskVehicle, VehicleField>({
		blank: blankTexts,
		fields: vehicleFields,
		labels: vehicleFieldLabels,
		listPath: "/vehicles",
		nameOf: ({ values }) => seenName(values.name),
		sitePathOf: vehiclePath,
		add: addVehicle,
	});
	return (
		<div className="page record-page">
			<title>{`${messages.add} – Desk`}</title>
			<BackLink to="/vehicles">{messages.back}</BackLink>
			<h1 tabIndex={-1}>{messages.add}</h1>
			<p>{messages.addHint}</p>
			<EditForm edit={addition} saveLabel={messages.add}>
				<VehicleFields
					values={addition.values}
					pictures={pictures}
					fieldProps={addition.fieldProps}
				/>
			</EditForm>
		</div>
	);
}
