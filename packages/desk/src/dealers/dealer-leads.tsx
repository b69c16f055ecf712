import type { LeadCounts } from "@nev/contract/desk";
import { Fragment } from "react";
import { Link } from "react-router";
import { leadMessages } from "../leads/messages.js";
import { leadCountMessages as messages } from "./messages.js";

/** How many leads a dealer has, and how many of them need somebody, each with the way to them. */
export function DealerLeads({ dealer, counts }: { dealer: number; counts: LeadCounts }) {
	const { all, dead, held } = counts;
	if (all === 0) return messages.none;
	const lists = [
		{ search: "", text: leadMessages.count(all) },
		...(dead > 0 ? [{ search: "&state=dead", text: messages.dead(dead) }] : []),
		...(held > 0 ? [{ search: "&state=held", text: messages.held(held) }] : []),
	];
	return lists.map(({ search, text }, index) => (
		<Fragment key={search}>
			{index > 0 && ", "}
			<Link to={`/leads?dealer=${dealer}${search}`}>{text}</Link>
		</Fragment>
	));
}
