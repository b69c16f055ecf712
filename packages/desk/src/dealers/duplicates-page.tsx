import type { DuplicatePage, DuplicatePair, DuplicateSide, Written } from "@nev/contract/desk";
import { buttonClass, EmptyPanel } from "@nev/widgets/ui";
import { useRef } from "react";
import { Link, useLoaderData, useSearchParams } from "react-router";
import { BackLink } from "../ui/back-link.js";
import { useNotice } from "../ui/notice-context.js";
import { useLostFocus } from "../ui/use-lost-focus.js";
import { useRequest } from "../ui/use-request.js";
import { markAsDistinct } from "./dealer-data.js";
import { useDealerAction } from "./dealer-request.js";
import { DuplicateTable } from "./duplicate-table.js";
import { duplicateMessages as messages } from "./messages.js";

/** Dealers that may be the same, beside each other. */
export function DuplicatesPage() {
	const { pairs, count, pages } = useLoaderData<DuplicatePage>();
	const heading = useRef<HTMLHeadingElement>(null);
	const { act } = useDealerAction();
	const { isTelling, keepApart } = useTellApart();
	// The pressed button goes with its pair.
	useLostFocus(() => heading.current?.focus());
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
					onHide={(hidden) =>
						act({
							action: "hide",
							target: { rows: [seenRowOf(hidden)] },
							beside: sides.filter((side) => side !== hidden).map(seenRowOf),
						})
					}
					onDistinct={() => keepApart(sides)}
					isTelling={isTelling}
				/>
			))}
			{pairs.length === 0 && <EmptyPanel title={messages.none} hint={messages.noneHint} />}
			{pages > 1 && <PageLinks pages={pages} />}
		</div>
	);
}

const seenRowOf = ({ dealer: { id, version } }: DuplicateSide) => ({ id, version });

function PageLinks({ pages }: { pages: number }) {
	const [parameters] = useSearchParams();
	const page = Math.min(pages, Math.max(1, Number(parameters.get("page")) || 1));
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

interface ToldApart extends Written {
	readonly names: readonly [string, string];
}

/** Tells two likely duplicates apart. */
function useTellApart() {
	const tell = useNotice();
	const { isBusy, send } = useRequest<ToldApart>(
		({ names, change }) => tell({ text: messages.toldApart(...names), change }),
		({ error }) => tell({ text: error }),
	);
	const keepApart = ([{ dealer: first }, { dealer: second }]: DuplicatePair["sides"]) =>
		void send(async () => ({
			...(await markAsDistinct({ first: first.id, second: second.id })),
			names: [first.values.name, second.values.name],
		}));
	return { isTelling: isBusy, keepApart };
}
