import { useLocation } from "react-router";
import { isCurrentPage, type NavigationLink } from "../content/navigation.js";

export interface PageLinkProps extends NavigationLink {
	className?: string;
}

/**
 * A link of the header or the footer. It is marked if it leads to the current page. A plain link, which
 * `LinkInterceptor` handles: there are sixty of them, and the router's own are slower to hydrate.
 */
export function PageLink({ to, label, className }: PageLinkProps) {
	const location = useLocation();
	return (
		<a
			className={className}
			href={to}
			aria-current={isCurrentPage(to, location) ? "page" : undefined}
		>
			{label}
		</a>
	);
}
