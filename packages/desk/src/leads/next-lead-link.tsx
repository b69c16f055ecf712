import type { NextLead } from "@nev/contract/desk";
import { ArrowRight } from "lucide-react";
import { useEffect } from "react";
import { Link, useFetcher, useLocation } from "react-router";
import type { ListState } from "../ui/back-link.js";
import { leadMessages as messages } from "./messages.js";

/** Leads on through the list that a lead was opened from, with its filters and in its order. */
export function NextLeadLink({ id }: { id: number }) {
	const state: Partial<ListState> | null = useLocation().state;
	const search = state?.search;
	const { data, load } = useFetcher<NextLead | null>();
	useEffect(() => {
		if (search !== undefined) void load(`/leads/${id}/next${search}`);
	}, [id, search, load]);
	if (search === undefined || data === undefined) return null;
	if (data === null) return <span className="next-link">{messages.last}</span>;
	return (
		<Link className="next-link" to={`/leads/${data.id}`} state={{ search } satisfies ListState}>
			{messages.next}
			<ArrowRight aria-hidden="true" />
		</Link>
	);
}
