import type { Lead } from "./lead.js";
import { describeOtherLeads } from "./same-sender.js";

/** How a lead came to whom it is for, why no dealer was mailed it, and what else its sender wrote. */
export function routeRows(lead: Lead): [label: string, value: string | undefined][] {
	return [
		["Routed", lead.routing],
		["Nearest dealer", lead.nearestDealer],
		["Not mailed to the dealer", lead.notMailed && `because ${lead.notMailed}`],
		["Also", describeOtherLeads((lead.earlier ?? []).map(({ id }) => id))],
	];
}
