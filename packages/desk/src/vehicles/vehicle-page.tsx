import { vehiclePath } from "@nev/contract";
import { type DeskVehicle, vehicleFields } from "@nev/contract/desk";
import { useLoaderData } from "react-router";
import { HistorySection } from "../changes/history-section.js";
import { BackLink } from "../ui/back-link.js";
import { EditForm } from "../ui/edit-form.js";
import { Facts } from "../ui/facts.js";
import { seenName } from "../ui/seen-name.js";
import { SiteLink } from "../ui/site-link.js";
import { useEdit } from "../ui/use-edit.js";
import { toFormValues } from "./form-values.js";
import { vehicleMessages as messages, vehicleFieldLabels } from "./messages.js";
import { saveVehicle, type VehicleData } from "./vehicle-data.js";
import { VehicleFields } from "./vehicle-fields.js";

/** One vehicle, to read and to edit. */
export function VehiclePage() {
	const { vehicle, history, pictures } = useLoaderData<VehicleData>();
	const { id, isSample, values } = vehicle;
	return (
		<div className="page record-page">
			<title>{`${values.name} – Desk`}</title>
			<div className="page-ways">
				<BackLink to="/vehicles">{messages.back}</BackLink>
				<SiteLink path={vehiclePath(vehicle)} />
			</div>
			<h1 tabIndex={-1}>{seenName(values.name)}</h1>
			<Facts
				facts={[
					{ label: messages.address, value: vehiclePath(vehicle) },
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

interface VehicleFormProps {
	readonly vehicle: DeskVehicle;
	readonly pictures: readonly string[];
}

/** A vehicle to edit. */
function VehicleForm({ vehicle, pictures }: VehicleFormProps) {
	const edit = useEdit(vehicle, {
		fields: vehicleFields,
		labels: vehicleFieldLabels,
		textsOf: ({ values }) => toFormValues(values),
		nameOf: ({ values }) => seenName(values.name),
		save: saveVehicle,
	});
	const { values, fieldProps } = edit;
	return (
		<EditForm edit={edit} conflictTitle={messages.conflict}>
			<VehicleFields values={values} pictures={pictures} fieldProps={fieldProps} />
		</EditForm>
	);
}
