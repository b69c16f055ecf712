import { dollarString, type Vehicle } from "@nev/contract";
import {
	ConsentField,
	type ConsentRequest,
	EmailField,
	NameFields,
	PhoneField,
	SelectField,
	TextArea,
} from "../forms/index.js";
import { formatMessage } from "../messages/index.js";
import type { InquiryFormMessages } from "./messages.js";

export interface InquiryFieldsProps {
	messages: InquiryFormMessages;
	locale: string;
	/** The one that the inquiry is about, or those that the visitor may choose from. */
	vehicle: Vehicle | undefined;
	vehicles: readonly Vehicle[];
	dealershipId: number | undefined;
	consent: ConsentRequest | undefined;
}

/** The fields of the inquiry form (specification, section 5). */
export function InquiryFields(props: InquiryFieldsProps) {
	const { messages, locale, vehicle, vehicles, dealershipId, consent } = props;
	const { labels } = messages;
	return (
		<>
			{vehicle ? (
				<input type="hidden" name="vehicle" value={vehicle.slug} />
			) : (
				<SelectField
					name="vehicle"
					label={labels.vehicle}
					placeholder={messages.chooseVehicle}
					options={vehicles.map(({ slug, name, price }) => ({
						value: slug,
						label: `${name}, ${dollarString(price)}`,
					}))}
				/>
			)}
			{dealershipId !== undefined && (
				<input type="hidden" name="dealershipId" value={dealershipId} />
			)}
			<NameFields labels={labels} />
			<div className="nev-form-row">
				<PhoneField label={labels.phone} />
				<EmailField label={labels.email} />
			</div>
			<TextArea name="message" label={labels.message} isOptional />
			{consent && <ConsentField text={formatMessage(locale, messages.consent, { ...consent })} />}
		</>
	);
}
