import { ArrowLeft } from "lucide-react";
import { Link, useLocation } from "react-router";
import { seenName } from "./seen-name.js";

/** What a row's link leaves for the way back: the list as it was. */
export interface ListState {
	readonly search: string;
}

/** Leads back to the list that this page was opened from, with its filters and its page. */
export function BackLink({ to, children }: { to: string; children: string }) {
	const state: Partial<ListState> | null = useLocation().state;
	return (
		<Link className="back-link" to={{ pathname: to, search: state?.search ?? "" }}>
			<ArrowLeft aria-hidden="true" />
			{children}
		</Link>
	);
}

/** A link from a list to the page of one of its rows. */
export function RowLink({ to, children }: { to: string; children: string }) {
	const { search } = useLocation();
	return (
		<Link className="row-link" to={to} state={{ search } satisfies ListState}>
			{seenName(children)}
		</Link>
	);
}
