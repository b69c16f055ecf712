import { stateNames } from "@nev/contract";
import { EmailField, PhoneField, SelectField, TextField } from "../forms/index.js";
import type { DealershipFormMessages } from "./messages.js";

const states = stateNames.map((name) => ({ value: name, label: name }));

/** The fields of the dealership form (specification, section 5). */
export function DealershipFields({ messages }: { messages: DealershipFormMessages }) {
	const { labels } = messages;
	return (
		<>
			<TextField
				name="name"
				label={labels.name}
				autoComplete="organization"
				autoCapitalize="words"
			/>
			<TextField
				name="address"
				label={labels.address}
				autoComplete="address-line1"
				autoCapitalize="words"
			/>
			<div className="nev-form-row">
				<TextField
					name="city"
					label={labels.city}
					autoComplete="address-level2"
					autoCapitalize="words"
				/>
				<SelectField
					name="state"
					label={labels.state}
					autoComplete="address-level1"
					placeholder={messages.chooseState}
					options={states}
				/>
			</div>
			<div className="nev-form-row">
				<TextField
					name="zipCode"
					label={labels.zipCode}
					inputMode="numeric"
					autoComplete="postal-code"
				/>
				<PhoneField label={labels.phone} />
			</div>
			<EmailField label={labels.email} />
			<TextField
				name="membershipId"
				label={labels.membershipId}
				isOptional
				autoComplete="off"
				hint={messages.membershipHint}
			/>
		</>
	);
}
