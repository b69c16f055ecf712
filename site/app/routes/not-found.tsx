import { ButtonLink } from "@nev/widgets/ui";
import { RouteShield } from "../components/road-signs.js";
import { loadPage } from "../page/page-data.js";
import { usePageMetadata } from "../page/site-context.js";
import { PageHead } from "../seo/page-head.js";
import type { Route } from "./+types/not-found.js";

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context, async () => {}, 404);

export const handle = { scripts: false };

export default function NotFound() {
	return (
		<div className="page page-narrow not-found-page">
			<PageHead {...usePageMetadata("not-found")} />
			<RouteShield className="route-shield-large" text="404" />
			<h1>404 Page Not Found</h1>
			<p className="lead">
				There is no page at this address. One of these may be what you're looking for:
			</p>
			<div className="actions">
				<ButtonLink variant="primary" href="/">
					Home
				</ButtonLink>
				<ButtonLink href="/inventory">Browse vehicles</ButtonLink>
				<ButtonLink href="/dealerships">Find a dealer</ButtonLink>
				<ButtonLink href="/contact">Contact us</ButtonLink>
			</div>
			<p className="hint">Did you forget to add the page to the router?</p>
		</div>
	);
}
