import { regionNames } from "@nev/contract";
import type { Dealer, DealerField } from "@nev/contract/desk";
import { useRef } from "react";
import { Field, SelectField } from "../ui/fields.js";
import { FormEnd } from "../ui/form-end.js";
import { LeaveGuard } from "../ui/leave-guard.js";
import { editMessages } from "../ui/messages.js";
import { Conflict } from "./conflict.js";
import { toFormValues } from "./form-values.js";
import { fieldLabels, leadFormatLabels, dealerMessages as messages } from "./messages.js";
import { useDealerEdit } from "./use-dealer-edit.js";

const states = regionNames.map((name) => ({ value: name, label: name }));

const formats = Object.entries(leadFormatLabels).map(([value, label]) => ({ value, label }));

/** The fields of a dealer. They are saved together, if nobody else has changed it meanwhile. */
export function DealerForm({ dealer }: { dealer: Dealer }) {
	const form = useRef<HTMLFormElement>(null);
	const edit = useDealerEdit(dealer, form);
	const { base, values, conflict, isSaving, refusal, isEdited, setValue, save } = edit;

	const fieldProps = (name: DealerField) => ({
		name,
		label: fieldLabels[name],
		value: values[name],
		error: refusal?.fields?.[name],
		onChange: (value: string) => setValue(name, value),
	});

	return (
		<>
			<LeaveGuard isEdited={isEdited} />
			<form
				ref={form}
				className="dealer-form"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					save();
				}}
			>
				{conflict && (
					<Conflict
						opened={toFormValues(conflict.opened.values)}
						theirs={toFormValues(base.values)}
						mine={values}
						fields={conflict.fields}
						onChoose={setValue}
					/>
				)}
				<fieldset>
					<legend>{messages.contact}</legend>
					<Field {...fieldProps("name")} />
					<Field {...fieldProps("phone")} type="tel" />
					<Field {...fieldProps("email")} type="email" />
					<SelectField {...fieldProps("leadFormat")} options={formats} />
					<Field {...fieldProps("website")} type="url" />
					<Field {...fieldProps("membershipId")} />
					<Field {...fieldProps("ref")} />
					<Field {...fieldProps("pausedUntil")} type="date" />
				</fieldset>
				<fieldset>
					<legend>{messages.place}</legend>
					<Field {...fieldProps("address")} />
					<Field {...fieldProps("city")} />
					<SelectField {...fieldProps("state")} options={states} />
					<Field {...fieldProps("zipCode")} />
					<div className="coordinates">
						<Field {...fieldProps("latitude")} />
						<Field {...fieldProps("longitude")} />
						<p className="field-hint">{messages.coordinatesHint}</p>
					</div>
				</fieldset>
				<FormEnd
					label={editMessages.save}
					busyLabel={editMessages.saving}
					isBusy={isSaving}
					error={isSaving || !refusal ? "" : refusal.error}
				/>
			</form>
		</>
	);
}
