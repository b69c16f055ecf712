import type { Count } from "@nev/contract/desk";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useHref, useLinkClickHandler, useSearchParams } from "react-router";
import { uiMessages as messages } from "./messages.js";

export interface PagerProps {
	readonly count: Count;
	/** What is counted: `1 dealer`, `300 dealers`. */
	readonly nameOf: (n: number) => string;
	readonly next?: string | undefined;
	readonly previous?: string | undefined;
	/** The first and the last row of the page, by name. */
	readonly span: readonly [first: string, last: string] | undefined;
}

/** How many rows match, and the pages before and after this one, if there are any. */
export function Pager({ count, nameOf, next, previous, span }: PagerProps) {
	const total = count.isExact ? nameOf(count.n) : messages.moreThan(nameOf(count.n - 1));
	return (
		<div className="pager">
			<p role="status">
				{total}
				{span && <span className="nev-visually-hidden">{messages.span(...span)}</span>}
			</p>
			{(previous ?? next) !== undefined && (
				<nav aria-label={messages.pages}>
					<PageStep name="before" value={previous}>
						<ChevronLeft aria-hidden="true" />
						{messages.previous}
					</PageStep>
					<PageStep name="after" value={next}>
						{messages.next}
						<ChevronRight aria-hidden="true" />
					</PageStep>
				</nav>
			)}
		</div>
	);
}

interface PageStepProps {
	readonly name: "after" | "before";
	/** Undefined if there is no such page. */
	readonly value: string | undefined;
	readonly children: ReactNode;
}

/** A link to another page. It stays where there is none, so that it keeps the focus. */
function PageStep({ name, value, children }: PageStepProps) {
	const [parameters] = useSearchParams();
	const search = new URLSearchParams(parameters);
	search.delete("after");
	search.delete("before");
	if (value !== undefined) search.set(name, value);
	const target = { search: `${search}` };
	const href = useHref(target);
	const open = useLinkClickHandler<HTMLAnchorElement>(target, { preventScrollReset: true });
	const link =
		value === undefined
			? { "aria-disabled": true, role: "link", tabIndex: 0 }
			: { href, onClick: open };
	return (
		<a className="nev-button nev-button-secondary compact" {...link}>
			{children}
		</a>
	);
}
