import { queries } from "@nev/contract";
import { ButtonLink, telephoneLink, VehiclePicture } from "@nev/widgets/ui";
import { Phone } from "lucide-react";
import { facts } from "../content/facts.js";
import { formatDealerCount } from "../content/figures.js";
import { heroText } from "../content/pages/home-texts.js";
import { useSiteSettings } from "../page/site-context.js";
import { useResource } from "../page/use-resource.js";
import { PlaceBox } from "../place/place-box.js";
import { countStatesWithDealers, formatStateCount, totalDealers } from "./numbers.js";
import { LaneLine, SpeedSign } from "./road-signs.js";

/** The top of the home page: title, calls to action, and a featured vehicle on a lane. */
export function Hero() {
	const { company } = useSiteSettings();
	const { title, text } = heroText(facts);
	return (
		<section className="hero" aria-labelledby="hero-title">
			<div className="hero-inner">
				<div className="hero-text">
					<h1 id="hero-title">{title}</h1>
					<p className="lead">
						{text} <DealerCounts />
					</p>
					<PlaceBox />
					<div className="actions">
						<ButtonLink variant="primary" href="/inventory">
							Browse Inventory
						</ButtonLink>
						<ButtonLink href={telephoneLink(company.phone)} icon={<Phone aria-hidden="true" />}>
							Call Now
						</ButtonLink>
					</div>
				</div>
				<div className="hero-picture">
					<HeroVehicle />
					<SpeedSign limit={facts.vehicle.topSpeed} />
				</div>
			</div>
			<LaneLine />
		</section>
	);
}

function DealerCounts() {
	const states = useResource(queries.states());
	const dealers = totalDealers(states);
	const statesWithDealers = countStatesWithDealers(states);
	if (!dealers || !statesWithDealers) return null;
	return `${formatDealerCount(dealers)} in ${formatStateCount(statesWithDealers)}.`;
}

/** The most expensive featured vehicle, whose picture shows the most detail. */
function HeroVehicle() {
	const vehicles = useResource(queries.featuredVehicles());
	const [vehicle] =
		vehicles.status === "ready" ? [...vehicles.data].sort((a, b) => b.price - a.price) : [];
	if (!vehicle) {
		return (
			<div className="hero-frame">
				<div className="hero-vehicle" />
			</div>
		);
	}
	return (
		<a className="hero-frame" href={`/inventory/${vehicle.slug}`}>
			<VehiclePicture
				className="hero-vehicle"
				src={vehicle.imageUrl}
				alt={vehicle.name}
				width={480}
				height={300}
				fetchPriority="high"
			/>
		</a>
	);
}
