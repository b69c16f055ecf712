import { ButtonLink, telephoneLink } from "@nev/widgets/ui";
import { useSearchParams } from "react-router";
import { Calculator } from "../components/calculator.js";
import { CallToAction, Section } from "../components/section.js";
import { TitledTextList } from "../components/titled-text-list.js";
import { financingNotes } from "../content/index.js";
import { factsOf, usePageMetadata, useSiteSettings } from "../page/site-context.js";
import { PlaceBox } from "../place/place-box.js";
import { Breadcrumbs } from "../seo/breadcrumbs.js";
import { PageHead } from "../seo/page-head.js";
import { loanData } from "../seo/structured-data.js";
import type { PageHandle } from "../start/page-handle.js";

const trail = [{ name: "Financing", path: "/financing" }];

export const handle: PageHandle = { parameters: ["vehicle"] };

export default function Financing() {
	const site = useSiteSettings();
	const [parameters] = useSearchParams();
	const vehicle = parameters.get("vehicle") ?? undefined;
	return (
		<div className="page">
			<PageHead {...usePageMetadata("financing")} trail={trail} structuredData={[loanData(site)]} />
			<Breadcrumbs trail={trail} />
			<header className="page-header">
				<h1>What would it cost you a month?</h1>
				<p className="lead">
					Loan, lease and cash side by side, worked out in your browser. An estimate, not an offer
					of credit: your dealer or lender gives you the terms that count.
				</p>
			</header>
			<Calculator vehicle={vehicle} headingLevel={2} />
			<PlaceBox staysOnPage />
			<Section title="How it works">
				<TitledTextList className="cards" texts={financingNotes(factsOf(site), site.financing)} />
			</Section>
			<CallToAction title="Rather talk it over?" text="Tell us what you have in mind, or call.">
				<ButtonLink variant="primary" href="/contact?subject=financing">
					Ask about financing
				</ButtonLink>
				<ButtonLink href={telephoneLink(site.company.phone)}>Call {site.company.phone}</ButtonLink>
				<ButtonLink href="/inventory">Browse Inventory</ButtonLink>
			</CallToAction>
		</div>
	);
}
