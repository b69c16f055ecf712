import { useLoaderData } from "react-router";
import { HistorySection } from "../changes/history-section.js";
import type { CompanyData } from "./company-data.js";
import { CompanyForm } from "./company-form.js";
import { companyMessages as messages } from "./messages.js";

/** What pages state of the company, to read and to edit. */
export function CompanyPage() {
	const { company, history } = useLoaderData<CompanyData>();
	return (
		<div className="page record-page">
			<title>{`${messages.title} – Desk`}</title>
			<h1 tabIndex={-1}>{messages.title}</h1>
			<p>{messages.intro}</p>
			<CompanyForm company={company} />
			<HistorySection id={1} history={history} table="company_facts" path="/company/history" />
		</div>
	);
}
