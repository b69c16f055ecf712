import { Link, useLocation } from "react-router";
import { isCurrentPage, type NavigationLink } from "./navigation.js";
import { useViewTransition } from "./view-transition.js";

export interface PageLinkProps extends NavigationLink {
	className?: string;
}

/** A link of the header or the footer. It is marked if it leads to the current page. */
export function PageLink({ to, label, className }: PageLinkProps) {
	const location = useLocation();
	const viewTransition = useViewTransition();
	return (
		<Link
			className={className}
			to={to}
			prefetch="intent"
			viewTransition={viewTransition}
			aria-current={isCurrentPage(to, location) ? "page" : undefined}
		>
			{label}
		</Link>
	);
}
