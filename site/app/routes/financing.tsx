import { queries } from "@nev/contract";
import { defaultFinancingProfile } from "@nev/financing";
import type { FinancingCalculatorController } from "@nev/widgets";
import { ButtonLink, telephoneLink } from "@nev/widgets/ui";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Calculator, type FinancedVehicle } from "../components/calculator.js";
import { CallToAction, Section } from "../components/section.js";
import { TitledTextList } from "../components/titled-text-list.js";
import { VehiclePicker } from "../components/vehicle-picker.js";
import { formatLenders, loanSource } from "../content/figures.js";
import { financingNotes } from "../content/pages/titled-texts.js";
import { pageContext } from "../page/page-context.js";
import { factsOf, usePageMetadata, useSiteSettings } from "../page/site-context.js";
import { type Resource, useResource } from "../page/use-resource.js";
import { PlaceBox } from "../place/place-box.js";
import { Breadcrumbs } from "../seo/breadcrumbs.js";
import { PageHead } from "../seo/page-head.js";
import { loanData } from "../seo/structured-data.js";
import type { PageHandle } from "../start/page-handle.js";
import type { Route } from "./+types/financing.js";

const trail = [{ name: "Financing", path: "/financing" }];

export const handle: PageHandle = { parameters: ["vehicle"], dependsOn: ["vehicles"] };

/** Only what the picker shows: the vehicles themselves would nearly double the page. */
export async function loader({ context }: Route.LoaderArgs): Promise<FinancingData> {
	const { loader } = context.get(pageContext);
	const [vehicles] = await Promise.all([
		loader.client.get(queries.vehicles()).catch(() => undefined),
		loader.settle(queries.rates()),
	]);
	return { vehicles: vehicles?.map(({ slug, name, price }) => ({ slug, name, price })) };
}

export const clientLoader = async (): Promise<FinancingData> => ({});

export function shouldRevalidate(): boolean {
	// Another vehicle in the address is one of the same list.
	return false;
}

interface FinancingData {
	/** Missing if the browser has to load them. */
	vehicles?: readonly FinancedVehicle[] | undefined;
}

export default function Financing({ loaderData: { vehicles } }: Route.ComponentProps) {
	return vehicles ? (
		<FinancingPage vehicles={{ status: "ready", data: vehicles, retry() {} }} />
	) : (
		<LoadedFinancingPage />
	);
}

function LoadedFinancingPage() {
	return <FinancingPage vehicles={useResource(queries.vehicles())} />;
}

function FinancingPage({ vehicles }: { vehicles: Resource<readonly FinancedVehicle[]> }) {
	const site = useSiteSettings();
	const source = loanSource(site.financing);
	const navigate = useNavigate();
	const [parameters] = useSearchParams();
	const slug = parameters.get("vehicle") || undefined;
	const vehicle =
		vehicles.status === "ready" ? vehicles.data.find((one) => one.slug === slug) : undefined;
	const calculator = useRef<FinancingCalculatorController>(null);
	const [price, setPrice] = useState<number>();
	// Runs after the calculator has filled in the vehicle's price.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another vehicle can change the price
	useEffect(() => setPrice(calculator.current?.deal.vehiclePrice), [vehicle]);

	function fillIn({ price }: FinancedVehicle): void {
		calculator.current?.setDeal({ vehiclePrice: price });
	}

	function pick(picked: FinancedVehicle | undefined, isEarly: boolean): void {
		const initialPrice = vehicle?.price ?? defaultFinancingProfile.vehiclePrice;
		const isTyped = calculator.current?.deal.vehiclePrice !== initialPrice;
		// A price that was typed for no vehicle stays, as does one that was typed after an early choice.
		if (picked && !(isEarly && isTyped)) fillIn(picked);
		const search = new URLSearchParams(parameters);
		if (picked) search.set("vehicle", picked.slug);
		else search.delete("vehicle");
		// The calculator keeps the deal in the fragment, and the router does not follow it.
		const { hash } = window.location;
		navigate({ search: `${search}`, hash }, { replace: true, preventScrollReset: true });
	}

	return (
		<div className="page">
			<PageHead
				{...usePageMetadata("financing")}
				trail={trail}
				structuredData={import.meta.env.SSR && source !== "none" && [loanData(site)]}
			/>
			<Breadcrumbs trail={trail} />
			<header className="page-header">
				<h1>{source === "none" ? "What would it cost you?" : "What would it cost you a month?"}</h1>
				<p className="lead">
					{
						{
							examples: "Loan, lease and cash side by side",
							lenders: `Loans from ${formatLenders(site.financing)}, and cash, side by side`,
							none: "What it costs in cash",
						}[source]
					}
					, worked out in your browser. An estimate, not an offer of credit: your dealer or lender
					gives you the terms that count.
				</p>
			</header>
			<div className="vehicle-and-calculator">
				<VehiclePicker
					vehicles={vehicles}
					slug={slug}
					price={price}
					onPick={pick}
					onUsePrice={fillIn}
					onRetry={vehicles.retry}
				/>
				<Calculator
					ref={calculator}
					vehicle={vehicle}
					slug={vehicles.status === "ready" ? undefined : slug}
					headingLevel={2}
					onDealChange={({ vehiclePrice }) => setPrice(vehiclePrice)}
				/>
			</div>
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
