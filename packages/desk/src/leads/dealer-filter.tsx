import type { LeadPage } from "@nev/contract/desk";
import { X } from "lucide-react";
import { Link } from "react-router";
import { seenName } from "../ui/seen-name.js";
import { useWantedParameters } from "../ui/wanted-parameters.js";
import { leadMessages as messages } from "./messages.js";

/** The dealer whose leads are listed, and the way to those of all dealers. */
export function DealerFilter({ id, name }: NonNullable<LeadPage["dealer"]>) {
	const others = useWantedParameters();
	for (const parameter of ["dealer", "after", "before"]) others.delete(parameter);
	return (
		<div className="filter-select filter-chosen">
			<span>{messages.dealer}</span>
			<span>
				<Link to={`/dealers/${id}`}>{seenName(name)}</Link>
				<Link
					to={{ search: `${others}` }}
					aria-label={messages.ofAllDealers}
					title={messages.ofAllDealers}
					preventScrollReset
				>
					<X aria-hidden="true" />
				</Link>
			</span>
			<input type="hidden" name="dealer" value={id} />
		</div>
	);
}
