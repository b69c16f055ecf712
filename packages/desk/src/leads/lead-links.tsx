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
export function LeadLinks({ filter, counts: { all, failed, held, suspicious } }: LeadLinksProps) {
	if (all === 0) return messages.none;
	const lists = [
		{ problem: "", text: leadMessages.count(all) },
		...(failed > 0 ? [{ problem: "&problem=failed", text: messages.failed(failed) }] : []),
		...(held > 0 ? [{ problem: "&problem=held", text: messages.held(held, suspicious) }] : []),
	];
	return lists.map(({ problem, text }, index) => (
		<Fragment key={problem}>
			{index > 0 && ", "}
			<Link to={`/leads?${filter}${problem}`}>{text}</Link>
		</Fragment>
	));
}
