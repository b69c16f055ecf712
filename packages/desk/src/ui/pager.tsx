import type { Page } from "@nev/contract/desk";
import { buttonClass, VisuallyHidden } from "@nev/widgets/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useHref, useLinkClickHandler, useSearchParams } from "react-router";
import { uiMessages as messages } from "./messages.js";

interface PagerProps<Row> {
	readonly page: Page<Row>;
	/** What is counted: `1 dealer`, `300 dealers`. */
	readonly count: (n: number) => string;
	/** Names the first and the last row of the page. */
	readonly nameOf: (row: Row) => string;
}

/** How many rows match, and the pages before and after this one, if there are any. */
export function Pager<Row>({ page, count, nameOf }: PagerProps<Row>) {
	const {
		items,
		count: { n, isExact },
		next,
		previous,
	} = page;
	const [first, last] = [items.at(0), items.at(-1)];
	return (
		<div className="pager">
			<p role="status">
				{isExact ? count(n) : messages.moreThan(count(n - 1))}
				{first && last && (
					<VisuallyHidden>{messages.span(nameOf(first), nameOf(last))}</VisuallyHidden>
				)}
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
		<a className={buttonClass("secondary", "compact")} {...link}>
			{children}
		</a>
	);
}
