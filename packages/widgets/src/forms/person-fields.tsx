import { TextField } from "./fields.js";

interface NameLabels {
	firstName: string;
	lastName: string;
}

/** First and last name, side by side where there is room. */
export function NameFields({ labels }: { labels: NameLabels }) {
	return (
		<div className="nev-form-row">
			<TextField
				name="firstName"
				label={labels.firstName}
				autoComplete="given-name"
				autoCapitalize="words"
			/>
			<TextField
				name="lastName"
				label={labels.lastName}
				autoComplete="family-name"
				autoCapitalize="words"
			/>
		</div>
	);
}

/** A telephone number, with the keys for it on a phone. */
export function PhoneField({ label }: { label: string }) {
	return <TextField name="phone" label={label} type="tel" inputMode="tel" autoComplete="tel" />;
}

/** An email address, with the keys for it on a phone. */
export function EmailField({ label }: { label: string }) {
	return (
		<TextField name="email" label={label} type="email" inputMode="email" autoComplete="email" />
	);
}
