import { queries } from "@nev/contract";
import { Accordion, ButtonLink, SkeletonCards, telephoneLink } from "@nev/widgets/ui";
import { Suspense } from "react";
import { Await, data } from "react-router";
import { BenefitSign } from "../components/benefit-sign.js";
import { Hero } from "../components/hero.js";
import { InlineText } from "../components/inline-text.js";
import { LoadError } from "../components/load-error.js";
import { CallToAction, LaneLine, Section } from "../components/section.js";
import { StateCard } from "../components/state-card.js";
import { TitledTextList } from "../components/titled-text-list.js";
import { VehicleCards, VehicleSkeletons } from "../components/vehicle-cards.js";
import { benefits, type FaqEntry, facts, homeFaq } from "../content/index.js";
import { pageContext } from "../page-context.js";
import { loadAll, loadPage } from "../page-data.js";
import { PageHead } from "../seo/page-head.js";
import { companyData, webSiteData } from "../seo/structured-data.js";
import { usePageMetadata, useSiteSettings } from "../site-settings.js";
import { useResource } from "../use-resource.js";
import type { Route } from "./+types/home.js";

/** Section 9: how many states the home page shows, and the placeholders for its vehicles. */
const stateCount = 6;
const vehicleSkeletonCount = 3;

export async function loader({ context }: Route.LoaderArgs) {
	const { settings } = context.get(pageContext);
	const page = await loadPage(context, (loader) =>
		loadAll(loader, queries.featuredVehicles(), queries.states()),
	);
	const faq = homeFaq(facts, settings.company, settings.financing);
	return data({ ...page.data, faq }, page.init ?? undefined);
}

/**
 * In the browser the page is shown at once, and its parts load what they show. Its answers come from
 * the server, so that no visitor loads the whole FAQ as a program.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	return { seed: {}, faq: serverLoader().then(({ faq }) => faq) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
	const site = useSiteSettings();
	return (
		<>
			<PageHead
				{...usePageMetadata("home")}
				path="/"
				structuredData={[companyData(site), webSiteData(site)]}
			/>
			<Hero />
			<div className="page home">
				<FeaturedVehicles />
				<Section title="Why drive one">
					<TitledTextList
						className="benefits"
						texts={benefits(facts)}
						signOf={(id) => <BenefitSign id={id} />}
					/>
				</Section>
				<FirstStates />
				<LaneLine />
				<Section
					className="home-faq"
					title="Good questions, short answers"
					more={<ButtonLink href="/faq">All questions</ButtonLink>}
				>
					<Answers faq={loaderData.faq} />
				</Section>
				<CallToAction
					title="See one, sit in it, drive it."
					text="Tell us what you need it for, and we send you a price and the nearest dealer."
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
			{vehicles.status === "failed" ? (
				<LoadError what="The vehicles" onRetry={vehicles.retry} />
			) : vehicles.status === "loading" ? (
				<VehicleSkeletons count={vehicleSkeletonCount} />
			) : (
				<VehicleCards vehicles={vehicles.data} />
			)}
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
			{states.status === "failed" ? (
				<LoadError what="The states" onRetry={states.retry} />
			) : states.status === "loading" ? (
				<SkeletonCards count={stateCount} className="state-grid" />
			) : (
				<ul className="state-grid">
					{states.data.slice(0, stateCount).map((state) => (
						<li key={state.slug}>
							<StateCard state={state} />
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}

function Answers({ faq }: { faq: FaqEntry[] | Promise<FaqEntry[]> }) {
	if (Array.isArray(faq)) return <AnswerList items={faq} />;
	return (
		<Suspense fallback={<p className="hint">Loading the questions…</p>}>
			<Await
				resolve={faq}
				errorElement={
					<p>
						The questions could not be loaded. <a href="/faq">See all of them on their own page.</a>
					</p>
				}
			>
				{(items) => <AnswerList items={items} />}
			</Await>
		</Suspense>
	);
}

function AnswerList({ items }: { items: readonly FaqEntry[] }) {
	return (
		<Accordion
			name="home-faq"
			items={items.map(({ id, question, answer }) => ({
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
