import { type ImportFilter, type ImportResult, importOutcomes } from "@nev/contract/desk";
import { Link, useSearchParams } from "react-router";
import { formatCount } from "../ui/messages.js";
import { filterLabels, importMessages as messages } from "./messages.js";

/** Links to the rows of each outcome that there are, or that is shown and has none any more. */
export function ReportFilter({ result: { counts, noted } }: { result: ImportResult }) {
	const [parameters] = useSearchParams();
	const shown = parameters.get("show");
	const told = importOutcomes.filter(
		(outcome) => outcome === shown || (outcome !== "unchanged" && counts[outcome] > 0),
	);
	const filters: { filter: ImportFilter; n: number }[] = [
		...told.map((filter) => ({ filter, n: counts[filter] })),
		...(noted > 0 || shown === "noted" ? [{ filter: "noted" as const, n: noted }] : []),
	];
	return (
		<nav aria-label={messages.show} className="report-filter">
			<Link
				to="?"
				preventScrollReset
				aria-current={shown === null && !parameters.has("cause") ? "page" : undefined}
			>
				{messages.all}
			</Link>
			{filters.map(({ filter, n }) => (
				<Link
					key={filter}
					to={`?show=${filter}`}
					preventScrollReset
					aria-current={shown === filter ? "page" : undefined}
				>
					{filterLabels[filter]} <b>{formatCount(n)}</b>
				</Link>
			))}
		</nav>
	);
}
