import { useLoaderData } from "react-router";
import { HistorySection } from "../changes/history-section.js";
import { BackLink } from "../ui/back-link.js";
import { Facts } from "../ui/facts.js";
import { seenName } from "../ui/seen-name.js";
import { vehicleMessages as messages } from "./messages.js";
import type { VehicleData } from "./vehicle-data.js";
import { VehicleForm } from "./vehicle-form.js";

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
			/>
		</div>
	);
}
