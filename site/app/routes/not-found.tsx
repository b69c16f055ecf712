import { ButtonLink } from "@nev/widgets/ui";
import { loadPage, showAtOnce } from "../page-data.js";
import { PageHead } from "../seo/page-head.js";
import type { Route } from "./+types/not-found.js";

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context, async () => {}, 404);

export const clientLoader = showAtOnce;

export default function NotFound() {
	return (
		<div className="page page-narrow">
			<PageHead
				title="404 Page Not Found"
				description="There is no page at this address."
				path="/404"
				isIndexed={false}
			/>
			<h1>404 Page Not Found</h1>
			<p className="lead">
				There is no page at this address. These may be what you are looking for:
			</p>
			<div className="actions">
				<ButtonLink look="primary" href="/">
					Home
				</ButtonLink>
				<ButtonLink href="/dealerships">Find a dealer</ButtonLink>
			</div>
			<p className="hint">Did you forget to add the page to the router?</p>
		</div>
	);
}
