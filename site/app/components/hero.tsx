import { queries } from "@nev/contract";
import { ButtonLink, telephoneLink } from "@nev/widgets/ui";
import { Phone } from "lucide-react";
import { facts, heroText } from "../content/index.js";
import { SpeedSign } from "../shell/speed-sign.js";
import { useSiteSettings } from "../site-settings.js";
import { useResource } from "../use-resource.js";
import { formatNumber } from "./numbers.js";
import { LaneLine } from "./section.js";

/** The home page's beginning: what the vehicles are, one of them on its lane, and what to press. */
export function Hero() {
	const { company } = useSiteSettings();
	const { title, text } = heroText(facts);
	return (
		<section className="hero" aria-labelledby="hero-title">
			<div className="hero-inner">
				<div className="hero-words">
					<h1 id="hero-title">{title}</h1>
					<p className="lead">
						{text} <DealerCounts />
					</p>
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
	if (states.status !== "ready") return null;
	const served = states.data.filter(({ dealerCount }) => dealerCount > 0);
	const dealers = served.reduce((sum, { dealerCount }) => sum + dealerCount, 0);
	if (dealers === 0) return null;
	return `${formatNumber(dealers)} dealers in ${served.length} states.`;
}

/** The dearest of the featured vehicles is the one with the most to see. */
function HeroVehicle() {
	const vehicles = useResource(queries.featuredVehicles());
	const [vehicle] =
		vehicles.status === "ready" ? [...vehicles.data].sort((a, b) => b.price - a.price) : [];
	if (!vehicle) {
		return (
			<div className="hero-place">
				<div className="hero-vehicle" />
			</div>
		);
	}
	return (
		<a className="hero-place" href={`/inventory/${vehicle.slug}`}>
			<img
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
