import { type Dealership, queries, reservedSlug, type Vehicle } from "@nev/contract";
import { InquiryForm, inquiryFormTranslations } from "@nev/widgets";
import {
	SpecCards,
	useLazyModule,
	VehicleSummary,
	vehicleDetailMessages,
} from "@nev/widgets/internal";
import { Button, ButtonLink, Spinner, telephoneLink } from "@nev/widgets/ui";
import { ArrowLeft, ExternalLink, MapPin, Phone } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { LoadError } from "../components/async-content.js";
import { Calculator } from "../components/calculator.js";
import { FormProblem } from "../components/form-problem.js";
import { NextSteps } from "../components/next-steps.js";
import { NotFound } from "../components/not-found.js";
import { SpeedSign } from "../components/road-signs.js";
import { Section } from "../components/section.js";
import { similarVehicles } from "../components/similar-vehicles.js";
import { VehicleCards } from "../components/vehicle-cards.js";
import { loanSource } from "../content/figures.js";
import type { WorkedOut } from "../leads/deal-to-send.js";
import { inquiryLead } from "../leads/lead-forms.js";
import { openThankYou, UnlessSent } from "../leads/sent-before.js";
import { leadRequest, type RejectedLead, submitLead } from "../leads/submit-lead.js";
import { useLeadSent } from "../leads/use-lead-sent.js";
import { useInventoryPath } from "../page/inventory-path.js";
import { loadAll, loadPage, renderImmediately } from "../page/page-data.js";
import { useConsentSeller, useSiteSettings } from "../page/site-context.js";
import { isNotFound, useResource } from "../page/use-resource.js";
import { PlaceBox } from "../place/place-box.js";
import { useZipCode } from "../place/use-zip-code.js";
import { Breadcrumbs } from "../seo/breadcrumbs.js";
import { PageHead } from "../seo/page-head.js";
import { vehiclePicture } from "../seo/social-picture.js";
import { vehicleData } from "../seo/structured-data.js";
import { readCampaign } from "../shell/campaign.js";
import { pushEvent } from "../shell/data-layer.js";
import type { PageHandle } from "../start/page-handle.js";
import type { Route } from "./+types/vehicle.js";

const messages = vehicleDetailMessages;

export const handle: PageHandle = { dependsOn: ["vehicles"] };

export const loader = ({ context, params }: Route.LoaderArgs) =>
	params.slug === reservedSlug
		? loadPage(context, async () => {}, 404)
		: loadPage(context, (loader) =>
				loadAll(loader, queries.vehicle(params.slug), queries.vehicles(), queries.rates()),
			);

export const clientLoader = renderImmediately;

export function action({ context, request, params }: Route.ActionArgs) {
	const lead = leadRequest(context, request);
	return submitLead(lead, inquiryLead(lead.client, `${lead.origin}/inventory/${params.slug}`));
}

const waysToPay = {
	examples: "Loan, lease and cash side by side",
	lenders: "Loans and cash side by side",
	none: "The cost in cash",
};

export default function VehiclePage({ params, loaderData, actionData }: Route.ComponentProps) {
	// Under the reserved slug the API has a list of vehicles.
	if (params.slug === reservedSlug || loaderData.isUnknown) return <VehicleNotFound />;
	return <VehicleBySlug key={params.slug} slug={params.slug} rejected={actionData} />;
}

interface VehicleBySlugProps {
	slug: string;
	/** An inquiry that was sent without scripts and rejected. */
	rejected: RejectedLead | undefined;
}

function VehicleBySlug({ slug, rejected }: VehicleBySlugProps) {
	const vehicle = useResource(queries.vehicle(slug));
	if (vehicle.status === "loading") {
		return (
			<>
				<PageHead
					title="Vehicle"
					description="A vehicle, its price and its specifications."
					isLoading
				/>
				<Spinner label={messages.loading} />
			</>
		);
	}
	if (vehicle.status === "failed") {
		const isUnknown = isNotFound(vehicle.error);
		const loadError = !isUnknown && <LoadError name="The vehicle" onRetry={vehicle.retry} />;
		return <VehicleNotFound loadError={loadError} />;
	}
	return <VehicleContent vehicle={vehicle.data} rejected={rejected} />;
}

const loadDealToSend = () => import("../leads/deal-to-send.js");

interface VehicleContentProps {
	vehicle: Vehicle;
	rejected: RejectedLead | undefined;
}

function VehicleContent({ vehicle, rejected }: VehicleContentProps) {
	const site = useSiteSettings();
	const source = loanSource(site.financing);
	const zipCode = useZipCode();
	const { asked, form, ask } = useAskedDealer();
	const dealership = asked?.dealership;
	const inventoryPath = useInventoryPath();
	const seller = useConsentSeller(dealership);
	const askedTexts = useMemo(() => dealership && { title: `Ask ${dealership.name}` }, [dealership]);
	const [workedOut, setWorkedOut] = useState<WorkedOut>();
	// Only who has worked something out needs it.
	const { module } = useLazyModule(loadDealToSend, workedOut !== undefined);
	const finish = useLeadSent(openThankYou, {
		tone: "success",
		title: inquiryFormTranslations.en.sentTitle,
		description: `Your message about the ${vehicle.name} has been sent.`,
	});
	const trail = [
		{ name: "Inventory", path: "/inventory" },
		{ name: vehicle.name, path: `/inventory/${vehicle.slug}` },
	];
	return (
		<div className="page vehicle-page">
			<PageHead
				title={`${vehicle.name}: price and range`}
				description={vehicle.description}
				picture={vehiclePicture(vehicle)}
				trail={trail}
				structuredData={import.meta.env.SSR && [vehicleData(site, vehicle)]}
			/>
			<div className="page-top">
				<Breadcrumbs trail={trail} />
				<ButtonLink variant="quiet" href={inventoryPath} icon={<ArrowLeft aria-hidden="true" />}>
					Back to Inventory
				</ButtonLink>
			</div>
			<VehicleSummary
				vehicle={vehicle}
				messages={messages}
				calculatorHref={`/financing?vehicle=${vehicle.slug}`}
				sign={<TopSpeed vehicle={vehicle} />}
			>
				<PlaceBox staysOnPage onAsk={ask} />
				<Actions vehicle={vehicle} />
			</VehicleSummary>
			<SpecCards vehicle={vehicle} messages={messages} />
			<div className="with-sidebar">
				<div className="form-card" id="inquiry" ref={form} tabIndex={-1}>
					<FormProblem {...rejected} />
					<UnlessSent sendAnother={inquiryFormTranslations.en.sendAnother} subject={asked}>
						<InquiryForm
							vehicle={vehicle}
							dealershipId={dealership?.id}
							messages={askedTexts}
							headingLevel={2}
							action={`/inventory/${vehicle.slug}`}
							campaign={readCampaign()}
							zipCode={zipCode}
							draftKey={`inquiry/${vehicle.slug}`}
							consent={{ seller: seller.name, phone: seller.phone }}
							defaultErrors={rejected?.errors}
							defaultValues={rejected?.values}
							confirmsInPlace={false}
							onSubmit={() => {
								pushEvent({ event: "nev:lead-submit", form: "inquiry", vehicle: vehicle.slug });
								finish();
							}}
						>
							{dealership && (
								<div className="asked-dealer">
									<p>
										{dealership.email ? "Your message goes to" : "We’ll get back to you about"}{" "}
										{dealership.name} in {dealership.city}, {dealership.state}.
									</p>
									<Button variant="quiet" className="link-button" onClick={() => ask(undefined)}>
										Ask {site.company.name}
									</Button>
								</div>
							)}
							{workedOut && module && <module.DealToSend {...workedOut} />}
						</InquiryForm>
					</UnlessSent>
				</div>
				<section className="sidebar" aria-labelledby="after-sending">
					<h2 id="after-sending">What happens next</h2>
					<NextSteps headingLevel={3} />
				</section>
			</div>
			<Section
				title={source === "none" ? "What it costs" : "What it costs a month"}
				lead={`${waysToPay[source]}, calculated in your browser, with no credit check.`}
			>
				<Calculator
					vehicle={vehicle}
					headingLevel={3}
					onOffersChange={(offers, deal) => {
						// The last ones stay while new ones are calculated.
						if (offers.length > 0) setWorkedOut({ offers, deal });
					}}
				/>
			</Section>
			<SimilarVehicles vehicle={vehicle} />
		</div>
	);
}

interface Asked {
	dealership: Dealership | undefined;
	/** Whether the visitor has come back to the page, and not pressed a button. */
	isRestored: boolean;
}

/**
 * The dealer that the visitor asks, if it is not the company. Choosing another one moves the focus to the form.
 * The history entry keeps it, as the tab keeps what is typed.
 */
function useAskedDealer() {
	const form = useRef<HTMLDivElement>(null);
	const [asked, setAsked] = useState<Asked>();
	useLayoutEffect(() => {
		const dealership: Dealership | undefined = history.state?.askedDealership;
		if (dealership) setAsked({ dealership, isRestored: true });
	}, []);
	useEffect(() => {
		if (!asked || asked.isRestored || !form.current) return;
		// A form that is taller than the window would be scrolled to its middle.
		form.current.scrollIntoView();
		const target = form.current.querySelector<HTMLElement>(".nev-inquiry") ?? form.current;
		target.focus({ preventScroll: true });
	}, [asked]);
	const ask = (dealership: Dealership | undefined) => {
		// A form that was sent gives way to a new one.
		const state = { ...history.state, askedDealership: dealership, isFormSent: false };
		history.replaceState(state, "");
		setAsked({ dealership, isRestored: false });
	};
	return { asked, form, ask };
}

function Actions({ vehicle }: { vehicle: Vehicle }) {
	const { company } = useSiteSettings();
	return (
		<div className="actions">
			<ButtonLink
				variant="primary"
				href={telephoneLink(company.phone)}
				icon={<Phone aria-hidden="true" />}
			>
				Request Quote
			</ButtonLink>
			<ButtonLink href="/dealerships" icon={<MapPin aria-hidden="true" />}>
				Find Dealer
			</ButtonLink>
			{vehicle.externalUrl && (
				<ButtonLink
					href={vehicle.externalUrl}
					target="_blank"
					rel="noopener"
					icon={<ExternalLink aria-hidden="true" />}
				>
					More on this model <span className="nev-visually-hidden">(opens in a new tab)</span>
				</ButtonLink>
			)}
		</div>
	);
}

/** The sign beside the vehicle. Left out if the top speed is not a plain number of miles per hour. */
function TopSpeed({ vehicle }: { vehicle: Vehicle }) {
	const [, limit] = /^(\d+) mph$/.exec(vehicle.specifications.power?.topSpeed ?? "25 mph") ?? [];
	return limit ? <SpeedSign limit={Number(limit)} /> : null;
}

function SimilarVehicles({ vehicle }: { vehicle: Vehicle }) {
	const vehicles = useResource(queries.vehicles());
	const similar = vehicles.status === "ready" ? similarVehicles(vehicle, vehicles.data) : [];
	if (similar.length === 0) return null;
	return (
		<Section
			title="Similar vehicles"
			more={
				<ButtonLink href={`/inventory?category=${vehicle.category}`}>
					All in this category
				</ButtonLink>
			}
		>
			<VehicleCards vehicles={similar} />
		</Section>
	);
}

function VehicleNotFound({ loadError }: { loadError?: ReactNode }) {
	return (
		<NotFound
			title={messages.notFoundTitle}
			description="There is no vehicle at this address."
			text={messages.notFoundHint}
			loadError={loadError}
		>
			<ButtonLink variant="primary" href="/inventory">
				Back to Inventory
			</ButtonLink>
			<ButtonLink href="/dealerships">Find Dealer</ButtonLink>
		</NotFound>
	);
}
