import { DealershipForm } from "@nev/widgets";
import { ButtonLink } from "@nev/widgets/ui";
import { ArrowLeft } from "lucide-react";
import { useNavigate } from "react-router";
import { FormProblem } from "../components/form-problem.js";
import { TitledTextList } from "../components/titled-text-list.js";
import { dealerBenefits } from "../content/pages/titled-texts.js";
import { dealershipLead } from "../leads/lead-forms.js";
import { leadRequest, submitLead } from "../leads/submit-lead.js";
import { useLeadSent } from "../leads/use-lead-sent.js";
import { usePageMetadata } from "../page/site-context.js";
import { Breadcrumbs } from "../seo/breadcrumbs.js";
import { PageHead } from "../seo/page-head.js";
import { pushEvent } from "../shell/data-layer.js";
import { allowsViewTransition } from "../shell/view-transition.js";
import type { Route } from "./+types/add-dealership.js";

const trail = [
	{ name: "Find a dealer", path: "/dealerships" },
	{ name: "Add your dealership", path: "/add-dealership" },
];

export const action = ({ context, request }: Route.ActionArgs) =>
	submitLead(leadRequest(context, request), dealershipLead);

export default function AddDealership({ actionData: rejected }: Route.ComponentProps) {
	const navigate = useNavigate();
	// The form tells of it itself, on any page.
	const finish = useLeadSent(() =>
		navigate("/dealerships", { viewTransition: allowsViewTransition() }),
	);
	return (
		<div className="page">
			<PageHead {...usePageMetadata("add-dealership")} trail={trail} />
			<div className="page-top">
				<Breadcrumbs trail={trail} />
				<ButtonLink variant="quiet" href="/dealerships" icon={<ArrowLeft aria-hidden="true" />}>
					Back to dealers
				</ButtonLink>
			</div>
			<header className="page-header">
				<h1>Put your dealership on the map</h1>
				<p className="lead">
					Buyers search this site by ZIP code, city and state. Fill in one form, and they'll find
					you.
				</p>
			</header>
			<div className="with-sidebar">
				<section className="form-card" aria-labelledby="dealership-form">
					<h2 id="dealership-form">Your dealership</h2>
					<FormProblem {...rejected} />
					<DealershipForm
						action="/add-dealership"
						draftKey="add-dealership"
						defaultErrors={rejected?.errors}
						defaultValues={rejected?.values}
						confirmsInPlace={false}
						onSubmit={() => {
							pushEvent({ event: "nev:lead-submit", form: "dealership" });
							finish();
						}}
					/>
				</section>
				<aside className="sidebar" aria-label="What you get">
					<TitledTextList className="notes" headingLevel={2} texts={dealerBenefits} />
				</aside>
			</div>
		</div>
	);
}
