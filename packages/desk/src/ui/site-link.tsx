import { VisuallyHidden } from "@nev/widgets/ui";
import { ExternalLink } from "lucide-react";
import { useOperator } from "../session/session.js";
import { siteMessages as messages } from "./messages.js";

/**
 * Leads to a page of the site, in a new tab.
 *
 * @param path undefined if visitors see no such page
 */
export function SiteLink({ path }: { path: string | undefined }) {
	const { siteUrl } = useOperator();
	if (path === undefined) return <span className="site-link">{messages.none}</span>;
	if (siteUrl === null) return <span className="site-link">{messages.unknown}</span>;
	return (
		<a className="site-link" href={siteUrl + path} target="_blank" rel="noreferrer">
			{messages.view}
			<VisuallyHidden>{messages.inNewTab}</VisuallyHidden>
			<ExternalLink aria-hidden="true" />
		</a>
	);
}
