import { queries } from "@nev/contract";
import { Accordion, ButtonLink, telephoneLink } from "@nev/widgets/ui";
import { PlugZap } from "lucide-react";
import { data } from "react-router";
import { AsyncContent } from "../components/async-content.js";
import { Hero } from "../components/hero.js";
import { InlineText } from "../components/inline-text.js";
import { LaneLine, RouteShield } from "../components/road-signs.js";
import { CallToAction, Section } from "../components/section.js";
import { StateCard } from "../components/state-card.js";
import { TitledTextList } from "../components/titled-text-list.js";
import { VehicleCards } from "../components/vehicle-cards.js";
import { facts } from "../content/facts.js";
import { homeFaq } from "../content/faq/faq.js";
import type { FaqEntry } from "../content/faq/faq-topic.js";
import { formatDollars } from "../content/figures.js";
import { benefits } from "../content/pages/home-texts.js";
import { pageContext } from "../page/page-context.js";
import { loadAll, loadPage } from "../page/page-data.js";
import { factsOf, useFacts, usePageMetadata, useSiteSettings } from "../page/site-context.js";
import { useResource } from "../page/use-resource.js";
import { PageHead } from "../seo/page-head.js";
import { companyData, webSiteData } from "../seo/structured-data.js";
import type { PageHandle } from "../start/page-handle.js";
import type { Route } from "./+types/home.js";

/** How many states are shown (specification, section 9). */
const stateCount = 6;

export async function loader({ context }: Route.LoaderArgs) {
	const { settings } = context.get(pageContext);
	const page = await loadPage(context, (loader) =>
		loadAll(loader, queries.featuredVehicles(), queries.states()),
	);
	const faq = homeFaq(factsOf(settings), settings.company, settings.financing);
	return data({ ...page.data, faq }, page.init ?? undefined);
}

export const handle: PageHandle = { scripts: false, dependsOn: ["vehicles", "states"] };

export default function Home({ loaderData }: Route.ComponentProps) {
	const site = useSiteSettings();
	return (
		<>
			<PageHead
				{...usePageMetadata("home")}
				path="/"
				structuredData={import.meta.env.SSR && [companyData(site), webSiteData(site)]}
			/>
			<Hero />
			<div className="page home">
				<FeaturedVehicles />
				<Section title="Why drive one">
					<TitledTextList
						className="benefits"
						texts={benefits(useFacts())}
						renderSign={(id) => <BenefitSign id={id} />}
					/>
				</Section>
				<FirstStates />
				<LaneLine />
				<Section
					className="home-faq"
					title="Good questions, short answers"
					more={<ButtonLink href="/faq">All questions</ButtonLink>}
				>
					<FaqAccordion entries={loaderData.faq} />
				</Section>
				<CallToAction
					title="See one, sit in it, drive it."
					text="Tell us what you need it for, and we'll send you a price and the nearest dealer."
				>
					<ButtonLink variant="primary" href="/contact?subject=sales">
						Get Quote
					</ButtonLink>
					<ButtonLink href="/inventory">Browse Inventory</ButtonLink>
					<ButtonLink href={telephoneLink(site.company.phone)}>{site.company.phone}</ButtonLink>
				</CallToAction>
			</div>
		</>
	);
}

function FeaturedVehicles() {
	const vehicles = useResource(queries.featuredVehicles());
	return (
		<Section
			title="Featured vehicles"
			more={<ButtonLink href="/inventory">All vehicles</ButtonLink>}
		>
			<AsyncContent resource={vehicles} name="The vehicles">
				{(data) => <VehicleCards vehicles={data} />}
			</AsyncContent>
		</Section>
	);
}

function FirstStates() {
	const states = useResource(queries.states());
	return (
		<Section
			title="Dealers where you live"
			more={<ButtonLink href="/states">All {facts.stateCount} states</ButtonLink>}
		>
			<AsyncContent resource={states} name="The states">
				{(data) => (
					<ul className="state-grid" data-visitor-state-first>
						{data.slice(0, stateCount).map((state) => (
							<li key={state.slug}>
								<StateCard state={state} />
							</li>
						))}
					</ul>
				)}
			</AsyncContent>
		</Section>
	);
}

function FaqAccordion({ entries }: { entries: readonly FaqEntry[] }) {
	return (
		<Accordion
			name="home-faq"
			items={entries.map(({ id, question, answer }) => ({
				id,
				title: question,
				content: (
					<p>
						<InlineText text={answer} />
					</p>
				),
			}))}
		/>
	);
}

/** The road sign above a benefit on the home page. */
function BenefitSign({ id }: { id: string }) {
	const siteFacts = useFacts();
	switch (id) {
		case "cost-effective":
			return (
				<span className="sign sign-guide" aria-hidden="true">
					<small>from</small>
					{formatDollars(siteFacts.price.lowest)}
				</span>
			);
		case "safety":
			return (
				<span className="sign sign-speed" aria-hidden="true">
					{siteFacts.vehicle.topSpeed}
					<small>mph</small>
				</span>
			);
		case "nationwide-support":
			return <RouteShield className="sign" text={String(siteFacts.stateCount)} />;
		default:
			return (
				<span className="sign sign-guide" aria-hidden="true">
					<PlugZap />
				</span>
			);
	}
}
