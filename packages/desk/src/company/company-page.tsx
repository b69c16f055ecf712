import { type CompanyTextField, companyTextFields, type DeskCompany } from "@nev/contract/desk";
import { useLoaderData } from "react-router";
import { HistorySection } from "../changes/history-section.js";
import { EditForm } from "../ui/edit-form.js";
import { Field } from "../ui/fields.js";
import { useEdit } from "../ui/use-edit.js";
import { type CompanyData, saveCompany } from "./company-data.js";
import { companyFieldLabels, companyMessages as messages } from "./messages.js";
import { RatesSection } from "./rates-section.js";

/** What pages state of the company, to read and to edit. */
export function CompanyPage() {
	const { company, history } = useLoaderData<CompanyData>();
	return (
		<div className="page record-page">
			<title>{`${messages.title} – Desk`}</title>
			<h1 tabIndex={-1}>{messages.title}</h1>
			<p>{messages.intro}</p>
			<CompanyForm company={company} />
			<RatesSection company={company} />
			<HistorySection id={1} history={history} table="company_facts" path="/company/history" />
		</div>
	);
}

const sections: readonly {
	title: string;
	hint: string;
	fields: readonly CompanyTextField[];
}[] = [
	{
		title: messages.contact,
		hint: messages.contactHint,
		fields: ["name", "phone", "tollFreePhone", "email", "mailboxes"],
	},
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

/** What pages state of the company. */
function CompanyForm({ company }: { company: DeskCompany }) {
	const edit = useEdit(company, {
		fields: companyTextFields,
		labels: companyFieldLabels,
		textsOf: ({ values }) => values,
		nameOf: () => messages.title,
		save: saveCompany,
	});
	const { base, values, fieldProps } = edit;
	return (
		<EditForm edit={edit} conflictTitle={messages.conflict}>
			{sections.map(({ title, hint, fields }) => (
				<fieldset key={title}>
					<legend>{title}</legend>
					<p className="field-hint">{hint}</p>
					{fields.map((field) => (
						<Field
							key={field}
							{...fieldProps(field)}
							hint={
								values[field].trim() === "" && base.defaults[field] !== ""
									? messages.empty(base.defaults[field])
									: undefined
							}
						/>
					))}
				</fieldset>
			))}
		</EditForm>
	);
}
