import { type ImportKind, type ImportOptions, omissibleFields } from "@nev/contract/desk";
import { useId } from "react";
import { importMessages as messages, omissibleLabels } from "./messages.js";

/** What is chosen before anybody chooses. */
export const defaultOptions: ImportOptions = { update: true, replace: false, allowMissing: [] };

interface OptionFieldsProps {
	readonly kind: ImportKind;
	readonly options: ImportOptions;
	readonly onChange: (edit: (options: ImportOptions) => ImportOptions) => void;
}

/** How a file is imported. */
export function OptionFields({ kind, options, onChange }: OptionFieldsProps) {
	const { update, replace, allowMissing, sameRef, assumeOfficeHours = false } = options;
	if (kind === "vehicles") {
		return (
			<fieldset className="options">
				<legend>{messages.options}</legend>
				<Option
					label={messages.replaceVehicles}
					isChecked={replace}
					onChange={(isChecked) => onChange((latest) => ({ ...latest, replace: isChecked }))}
				/>
			</fieldset>
		);
	}
	return (
		<>
			<fieldset className="options">
				<legend>{messages.options}</legend>
				<Option
					label={messages.update}
					hint={messages.updateHint}
					isChecked={update}
					onChange={(isChecked) =>
						onChange((latest) => ({
							...latest,
							update: isChecked,
							replace: latest.replace && isChecked,
						}))
					}
				/>
				{/* Offered by a report, and shown from then on, to take it back. */}
				{sameRef !== undefined && (
					<Option
						label={messages.sameRef}
						hint={messages.sameRefHint}
						isChecked={sameRef}
						onChange={(isChecked) => onChange((latest) => ({ ...latest, sameRef: isChecked }))}
					/>
				)}
				<Option
					label={messages.replaceDealers}
					hint={messages.replaceDealersHint}
					isChecked={replace}
					// Only an update can tell which dealers are missing.
					onChange={(isChecked) =>
						onChange((latest) => ({
							...latest,
							replace: isChecked,
							update: latest.update || isChecked,
						}))
					}
				/>
				<Option
					label={messages.assumeOfficeHours}
					hint={messages.assumeOfficeHoursHint}
					isChecked={assumeOfficeHours}
					onChange={(isChecked) =>
						onChange((latest) => ({ ...latest, assumeOfficeHours: isChecked }))
					}
				/>
			</fieldset>
			<fieldset className="options">
				<legend>{messages.allowMissing}</legend>
				{omissibleFields.map((field) => (
					<Option
						key={field}
						label={omissibleLabels[field]}
						isChecked={allowMissing.includes(field)}
						onChange={(isChecked) =>
							onChange((latest) => ({
								...latest,
								allowMissing: omissibleFields.filter((one) =>
									one === field ? isChecked : latest.allowMissing.includes(one),
								),
							}))
						}
					/>
				))}
			</fieldset>
		</>
	);
}

interface OptionProps {
	readonly label: string;
	readonly hint?: string;
	readonly isChecked: boolean;
	readonly onChange: (isChecked: boolean) => void;
}

/** A choice to take or leave, with what it does. */
export function Option({ label, hint, isChecked, onChange }: OptionProps) {
	const id = useId();
	return (
		<div className="option">
			<label>
				<input
					type="checkbox"
					checked={isChecked}
					aria-describedby={hint ? id : undefined}
					onChange={({ currentTarget }) => onChange(currentTarget.checked)}
				/>
				{label}
			</label>
			{hint && (
				<p id={id} className="field-hint">
					{hint}
				</p>
			)}
		</div>
	);
}
