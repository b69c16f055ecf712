import {
	type Dealership,
	dealershipPath,
	dealershipSlug,
	isStateName,
	type ListedDealership,
	type NearbyDealerships,
	type Query,
	queries,
} from "@nev/contract";
import { DealerCard, dealerLocatorTranslations } from "@nev/widgets";
import type {} from "@nev/widgets/elements/react";
import { ButtonLink } from "@nev/widgets/ui";
import type { ReactNode } from "react";
import { redirect } from "react-router";
import { LoadError } from "../components/async-content.js";
import { contactLink } from "../components/contact-link.js";
import { FeaturedVehicles } from "../components/featured-vehicles.js";
import { NotFound } from "../components/not-found.js";
import { RoadRuleSummary } from "../components/road-rule.js";
import { Section } from "../components/section.js";
import { CorrectLink } from "../dealers/dealer-links.js";
import { HoursTable } from "../dealers/hours-table.js";
import { OpenState } from "../dealers/open-state.js";
import { readDealerId } from "../dealers/read-dealer-id.js";
import { pageContext } from "../page/page-context.js";
import { loadAll, loadPage } from "../page/page-data.js";
import { useConsentSeller, useSiteSettings } from "../page/site-context.js";
import { isNotFound, useResource } from "../page/use-resource.js";
import { Breadcrumbs } from "../seo/breadcrumbs.js";
import { PageHead } from "../seo/page-head.js";
import { dealershipPicture } from "../seo/social-picture.js";
import { dealershipData } from "../seo/structured-data.js";
import type { PageHandle } from "../start/page-handle.js";
import type { Route } from "./+types/dealer.js";

/** How many other dealers are shown. */
const nearbyCount = 3;

/** How far away a dealer that counts as nearby is at most, in miles. */
const nearbyRadiusMiles = 200;

/** A renamed dealer's old address redirects to its new one. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { loader } = context.get(pageContext);
	const id = readDealerId(params.dealer);
	if (id === undefined) return loadPage(context, async () => {}, 404);
	const dealer = await loader.settle(queries.dealership(id));
	if (dealer.status !== "ready") {
		const isUnknown = dealer.status === "failed" && isNotFound(dealer.error);
		return loadPage(context, async () => {}, isUnknown ? 404 : 503);
	}
	if (params.dealer !== dealershipSlug(dealer.data))
		return redirect(dealershipPath(dealer.data), 301);
	const { state } = dealer.data;
	return loadPage(context, () =>
		loadAll(
			loader,
			nearbyQuery(dealer.data),
			queries.featuredVehicles(),
			...(isStateName(state) ? [queries.roadRule(state)] : []),
		),
	);
}

/** The nearest dealers, and the dealer itself. */
function nearbyQuery({ latitude, longitude, zipCode }: Dealership): Query<NearbyDealerships> {
	const origin =
		latitude === null || longitude === null ? { zip: zipCode } : { latitude, longitude };
	const radiusMiles = nearbyRadiusMiles;
	return queries.nearbyDealerships({ ...origin, radiusMiles, limit: nearbyCount + 1 });
}

export const handle: PageHandle = {
	scripts: false,
	dependsOn: ["dealerships", "vehicles", "roadRules"],
};

export default function DealerPage({ params, loaderData }: Route.ComponentProps) {
	const id = readDealerId(params.dealer);
	return id === undefined || loaderData.isUnknown ? <DealerNotFound /> : <DealerById id={id} />;
}

function DealerById({ id }: { id: number }) {
	const dealer = useResource(queries.dealership(id));
	if (dealer.status === "ready") return <Dealer dealership={dealer.data} />;
	return <DealerNotFound loadError={<LoadError name="The dealer" />} />;
}

function Dealer({ dealership }: { dealership: Dealership }) {
	const site = useSiteSettings();
	const { id, name, city, state, openingHours } = dealership;
	const seller = useConsentSeller(dealership);
	const others = useOthersNearby(dealership);
	const place = `${city}, ${state}`;
	const path = dealershipPath(dealership);
	const trail = [
		{ name: "Find a dealer", path: "/dealerships" },
		{ name, path },
	];
	return (
		<div className="page">
			<PageHead
				title={`${name} in ${place}`}
				description={describe(dealership)}
				path={path}
				picture={dealershipPicture(dealership)}
				isIndexed={!dealership.isSample}
				trail={dealership.isSample ? undefined : trail}
				structuredData={import.meta.env.SSR && dealershipData(site, dealership)}
			/>
			<Breadcrumbs trail={trail} />
			<header className="page-header">
				<h1>{name}</h1>
				<OpenState hours={openingHours} />
				<p className="lead">Dealer of neighborhood electric vehicles in {place}.</p>
			</header>
			<script src="/embed/v1/nev-widgets.js" async />
			<div className="dealer-place">
				<DealerCard
					dealership={dealership}
					messages={dealerLocatorTranslations.en}
					headingLevel={undefined}
					isSelected={false}
					footer={
						<>
							{openingHours && <HoursTable hours={openingHours} />}
							<CorrectLink dealership={dealership} />
						</>
					}
				/>
				{dealership.latitude !== null && <DealerMap dealership={dealership} others={others} />}
			</div>
			<Section
				title={`Ask ${name}`}
				lead={`Say which vehicle you are interested in, and ${dealership.email ? name : "we"} will get back to you.`}
			>
				<div className="form-card">
					<nev-inquiry-form
						className="dealer-inquiry"
						heading-level={3}
						dealership-id={id}
						consent-seller={seller.name}
						consent-phone={seller.phone}
					>
						<ButtonLink
							variant="primary"
							href={contactLink({
								subject: "sales",
								state,
								message: `This is about ${name}, ${place}.`,
							})}
						>
							Contact us
						</ButtonLink>
					</nev-inquiry-form>
				</div>
			</Section>
			<NearbyDealers dealership={dealership} others={others} />
			<FeaturedVehicles />
			{isStateName(state) && <RoadRuleSummary state={state} />}
		</div>
	);
}

/** Promises only what the page has. */
function describe({ name, city, state, phone, openingHours, latitude }: Dealership): string {
	const contents = [
		"address",
		...(phone ? ["phone"] : []),
		...(openingHours ? ["hours"] : []),
		...(latitude === null ? [] : ["directions"]),
		"a form to ask about a vehicle",
	];
	const list = new Intl.ListFormat("en-US").format(contents);
	return `${name} sells neighborhood electric vehicles in ${city}, ${state}: ${list}.`;
}

/** The map of a dealer and those nearby. Without a request of its own: nobody has searched for them. */
function DealerMap({ dealership, others }: NearbyDealersProps) {
	const { mapTiles } = useSiteSettings();
	const dealerships = [dealership, ...others];
	// A closing tag in a text must not end the script.
	const json = JSON.stringify({ dealerships }).replaceAll("<", "\\u003c");
	return (
		<nev-dealer-map
			className="state-dealer-map"
			dealership-id={dealership.id}
			label={`Map of ${dealership.name} and nearby dealers`}
			vector-tiles="/api/map/tiles.json"
			raster-tiles={mapTiles?.url}
			raster-tiles-attribution={mapTiles?.attribution}
		>
			<script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
		</nev-dealer-map>
	);
}

function useOthersNearby(dealership: Dealership): readonly ListedDealership[] {
	const nearby = useResource(nearbyQuery(dealership));
	// Where nobody is within the radius, the API returns the nearest anywhere.
	if (nearby.status !== "ready" || nearby.data.withinRadius === 0) return [];
	return nearby.data.dealerships.filter(({ id }) => id !== dealership.id).slice(0, nearbyCount);
}

interface NearbyDealersProps {
	dealership: Dealership;
	others: readonly ListedDealership[];
}

function NearbyDealers({ dealership, others }: NearbyDealersProps) {
	if (others.length === 0) return null;
	return (
		<Section
			title="Other dealers nearby"
			more={
				<ButtonLink href={`/dealerships?${new URLSearchParams({ zip: dealership.zipCode })}`}>
					All around {dealership.city}
				</ButtonLink>
			}
		>
			<ul className="dealer-grid">
				{others.map((other) => (
					<li key={other.id}>
						<DealerCard
							dealership={other}
							messages={dealerLocatorTranslations.en}
							headingLevel={3}
							href={dealershipPath(other)}
							isSelected={false}
							hours={<OpenState hours={other.openingHours} />}
						/>
					</li>
				))}
			</ul>
		</Section>
	);
}

function DealerNotFound({ loadError }: { loadError?: ReactNode }) {
	return (
		<NotFound
			title="Dealer Not Found"
			description="There is no dealer at this address."
			text="This dealer isn't on our list, or no longer is."
			loadError={loadError}
		>
			<ButtonLink variant="primary" href="/dealerships">
				Find a dealer
			</ButtonLink>
		</NotFound>
	);
}
