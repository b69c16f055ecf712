import type {
	DealerAction,
	DistinctPair,
	DuplicatePage,
	DuplicatePair,
	Written,
} from "@nev/contract/desk";
import { buttonClass, EmptyPanel } from "@nev/widgets/ui";
import { useRef } from "react";
import { Link, useLoaderData, useSearchParams } from "react-router";
import type { Refused } from "../session/refusal.js";
import { BackLink } from "../ui/back-link.js";
import { useNotice } from "../ui/notice.js";
import { useAction } from "../ui/use-action.js";
import { actionResultText } from "./action-result-text.js";
import type { ActionResult } from "./dealer-data.js";
import { DuplicateTable } from "./duplicate-table.js";
import { duplicateMessages as messages } from "./messages.js";

/** Dealers that may be the same, beside each other. */
export function DuplicatesPage() {
	const { pairs, count, pages } = useLoaderData<DuplicatePage>();
	const heading = useRef<HTMLHeadingElement>(null);
	const tell = useNotice();
	const { send } = useAction<ActionResult>((result) => {
		tell({ text: actionResultText(result), change: "change" in result ? result.change : null });
		// The pressed button goes with its pair.
		if (!("error" in result)) heading.current?.focus();
	});
	const hide = (id: number) =>
		send(
			{ action: "hide" satisfies DealerAction, target: { ids: [id] } },
			{ method: "post", action: "/dealers" },
		);
	/** The names of the two that are told apart. */
	const told = useRef<readonly [string, string]>(["", ""]);
	const distinct = useAction<Written | Refused>((result) => {
		if ("error" in result) return tell({ text: result.error });
		tell({ text: messages.toldApart(...told.current), change: result.change });
		heading.current?.focus();
	});
	const tellApart = ([{ dealer: first }, { dealer: second }]: DuplicatePair["sides"]) => {
		told.current = [first.values.name, second.values.name];
		const pair: DistinctPair = { first: first.id, second: second.id };
		distinct.send(pair, { method: "post", action: "/dealers/duplicates" });
	};
	return (
		<div className="page">
			<title>{`${messages.title} – Desk`}</title>
			<BackLink to="/dealers">{messages.back}</BackLink>
			<h1 ref={heading} tabIndex={-1}>
				{messages.title}
			</h1>
			<p>{messages.intro}</p>
			{count > 0 && <p className="page-status">{messages.count(count)}</p>}
			{pairs.map(({ reasons, sides }) => (
				<DuplicateTable
					key={sides.map(({ dealer }) => dealer.id).join(" ")}
					reasons={reasons}
					sides={sides}
					onHide={hide}
					onDistinct={() => tellApart(sides)}
				/>
			))}
			{pairs.length === 0 && <EmptyPanel title={messages.none} hint={messages.noneHint} />}
			{pages > 1 && <PageLinks pages={pages} />}
		</div>
	);
}

function PageLinks({ pages }: { pages: number }) {
	const [parameters] = useSearchParams();
	const page = Math.max(1, Number(parameters.get("page")) || 1);
	return (
		<nav className="page-status" aria-label={messages.pages}>
			{page > 1 && (
				<Link className={buttonClass("secondary", "compact")} to={`?page=${page - 1}`}>
					{messages.previous}
				</Link>
			)}
			<span>{messages.page(page, pages)}</span>
			{page < pages && (
				<Link className={buttonClass("secondary", "compact")} to={`?page=${page + 1}`}>
					{messages.next}
				</Link>
			)}
		</nav>
	);
}
