import type { LeadCounts } from "@nev/contract/desk";
import { Fragment } from "react";
import { Link } from "react-router";
import { leadMessages, leadCountMessages as messages } from "./messages.js";

interface LeadLinksProps {
	/** The filter of these leads, such as `dealer=12`. */
	readonly filter: string;
	readonly counts: LeadCounts;
}

/** How many leads there are, and how many of them need somebody, each with the way to them. */
export function LeadLinks({ filter, counts: { all, dead, held, suspicious } }: LeadLinksProps) {
	if (all === 0) return messages.none;
	const lists = [
		{ state: "", text: leadMessages.count(all) },
		...(dead > 0 ? [{ state: "&state=dead", text: messages.dead(dead) }] : []),
		...(held > 0 ? [{ state: "&state=held", text: messages.held(held, suspicious) }] : []),
	];
	return lists.map(({ state, text }, index) => (
		<Fragment key={state}>
			{index > 0 && ", "}
			<Link to={`/leads?${filter}${state}`}>{text}</Link>
		</Fragment>
	));
}
