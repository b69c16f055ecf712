import { type CompanyTextField, companyTextFields, type DeskCompany } from "@nev/contract/desk";
import { useEffect, useRef } from "react";
import { FieldConflicts } from "../ui/field-conflicts.js";
import { Field } from "../ui/fields.js";
import { FormEnd } from "../ui/form-end.js";
import { LeaveGuard } from "../ui/leave-guard.js";
import { editMessages } from "../ui/messages.js";
import { useTextsEdit } from "../ui/use-texts-edit.js";
import { saveCompany } from "./company-data.js";
import { companyFieldLabels, companyMessages as messages } from "./messages.js";

const sections: readonly {
	title: string;
	hint: string;
	fields: readonly CompanyTextField[];
}[] = [
	{
		title: messages.office,
		hint: messages.officeHint,
		fields: ["officeWeekdays", "officeSaturday", "officeSunday"],
	},
	{
		title: messages.support,
		hint: messages.supportHint,
		fields: ["supportWeekdays", "supportTimeZone", "supportEmailHours"],
	},
	{
		title: messages.staff,
		hint: messages.staffHint,
		fields: ["staffHeadcount", "staffTrainingHours"],
	},
];

/** What pages state of the company. It is saved together, if nobody else has changed it meanwhile. */
export function CompanyForm({ company }: { company: DeskCompany }) {
	const { base, values, conflict, problems, error, isSaving, isEdited, setValue, save } =
		useTextsEdit({
			loaded: company,
			fields: companyTextFields,
			labels: companyFieldLabels,
			save: async (edit) => {
				const { company: saved, change } = await saveCompany(edit);
				return { saved, change };
			},
		});
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (Object.keys(problems).length === 0) return;
		form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [problems]);

	return (
		<form
			ref={form}
			className="dealer-form"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void save();
			}}
		>
			<LeaveGuard isEdited={isEdited} />
			{conflict && (
				<FieldConflicts
					title={messages.conflict}
					labels={companyFieldLabels}
					opened={conflict.opened}
					theirs={base.values}
					mine={values}
					fields={conflict.fields}
					onChoose={setValue}
				/>
			)}
			{sections.map(({ title, hint, fields }) => (
				<fieldset key={title}>
					<legend>{title}</legend>
					<p className="field-hint">{hint}</p>
					{fields.map((field) => (
						<Field
							key={field}
							name={field}
							label={companyFieldLabels[field]}
							value={values[field]}
							error={problems[field]}
							hint={values[field].trim() === "" ? messages.empty(base.defaults[field]) : undefined}
							onChange={(value) => setValue(field, value)}
						/>
					))}
				</fieldset>
			))}
			<FormEnd
				label={editMessages.save}
				busyLabel={editMessages.saving}
				isBusy={isSaving}
				error={error}
			/>
		</form>
	);
}
