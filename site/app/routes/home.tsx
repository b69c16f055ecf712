import { queries } from "@nev/contract";
import { ButtonLink, telephoneLink } from "@nev/widgets/ui";
import { loadPage, settleAll, showAtOnce } from "../page-data.js";
import { PageHead } from "../seo/page-head.js";
import { organization } from "../seo/things.js";
import { SpeedSign } from "../shell/speed-sign.js";
import { useSite } from "../site-context.js";
import { useResource } from "../use-resource.js";
import type { Route } from "./+types/home.js";

export const loader = ({ context }: Route.LoaderArgs) =>
	loadPage(context, (loader) => settleAll(loader, queries.featuredVehicles(), queries.states()));

export const clientLoader = showAtOnce;

export default function Home() {
	const site = useSite();
	return (
		<>
			<PageHead
				title="Neighborhood electric vehicles and their dealers"
				description="Low-speed electric vehicles for the streets you live on, and a dealer near you to see them at."
				path="/"
				structuredData={[organization(site)]}
			/>
			<Hero />
		</>
	);
}

function Hero() {
	const { company } = useSite();
	return (
		<section className="hero">
			<div className="hero-words">
				<h1>The car for the streets you live on.</h1>
				<p className="lead">
					Street legal where posted limits are 35 mph or lower. Charges in 6 to 8 hours from a
					standard outlet. <DealerCounts />
				</p>
				<div className="actions">
					<ButtonLink look="primary" href={telephoneLink(company.phone)}>
						Call Now
					</ButtonLink>
					<ButtonLink href="/dealerships">Find a dealer</ButtonLink>
				</div>
			</div>
			<div className="hero-picture">
				<HeroVehicle />
				<SpeedSign limit={25} />
			</div>
		</section>
	);
}

function DealerCounts() {
	const states = useResource(queries.states());
	if (states.status !== "ready") return null;
	const served = states.data.filter(({ dealerCount }) => dealerCount > 0);
	const dealers = served.reduce((sum, { dealerCount }) => sum + dealerCount, 0);
	if (dealers === 0) return null;
	return `${dealers.toLocaleString("en-US")} dealers in ${served.length} states.`;
}

function HeroVehicle() {
	const vehicles = useResource(queries.featuredVehicles());
	const [vehicle] = vehicles.status === "ready" ? vehicles.data : [];
	if (!vehicle) return null;
	return (
		<img
			className="hero-vehicle"
			src={vehicle.imageUrl}
			alt={vehicle.name}
			width={480}
			height={300}
			fetchPriority="high"
		/>
	);
}
