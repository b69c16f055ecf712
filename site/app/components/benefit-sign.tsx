import { PlugZap } from "lucide-react";
import { formatDollars } from "../content/index.js";
import { useFacts } from "../site-context.js";
import { RouteShield } from "./road-signs.js";

/** The road sign above a benefit on the home page. */
export function BenefitSign({ id }: { id: string }) {
	const facts = useFacts();
	switch (id) {
		case "cost-effective":
			return (
				<span className="sign sign-guide" aria-hidden="true">
					<small>from</small>
					{formatDollars(facts.price.lowest)}
				</span>
			);
		case "safety":
			return (
				<span className="sign sign-speed" aria-hidden="true">
					{facts.vehicle.topSpeed}
					<small>mph</small>
				</span>
			);
		case "nationwide-support":
			return <RouteShield className="sign" text={String(facts.stateCount)} />;
		default:
			return (
				<span className="sign sign-guide" aria-hidden="true">
					<PlugZap />
				</span>
			);
	}
}
