import { references } from "virtual:developer-docs";
import { data } from "react-router";
import { ContentsList } from "../components/contents-list.js";
import { docsOf } from "../developers/docs.js";
import { DocsSections, DocsText } from "../developers/docs-text.js";
import { pageContext } from "../page/page-context.js";
import { readSlug } from "../page/read-slug.js";
import { Breadcrumbs } from "../seo/breadcrumbs.js";
import { PageHead } from "../seo/page-head.js";
import styles from "../styles/developers.css?url";
import type { Route } from "./+types/developer-reference.js";

/** The text comes from the server, so that the scripts do not contain it. */
export function loader({ context, request }: Route.LoaderArgs) {
	const slug = readSlug(request);
	const page = references[slug];
	if (!page) throw data(null, { status: 404 });
	const { title, lead } = page;
	const [intro, ...sections] = docsOf(
		[{ id: "intro", title, blocks: lead }, ...page.sections],
		context.get(pageContext).settings.origin,
	);
	return { slug, title, lead: intro?.blocks ?? [], sections };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { scripts: false };

export default function DeveloperReference({ loaderData: page }: Route.ComponentProps) {
	const { title, lead, sections } = page;
	const path = `/developers/${page.slug}`;
	const trail = [
		{ name: "Developers", path: "/developers" },
		{ name: title, path },
	];
	return (
		<div className="page">
			<PageHead
				title={`${title} for developers`}
				description={`${title} for your own site, the reference for developers: ${sections
					.map((section) => section.title)
					.join(", ")}.`}
				trail={trail}
			/>
			<Breadcrumbs trail={trail} />
			<header className="page-header">
				<h1>{title}</h1>
				<div className="policy-text developers">
					<DocsText blocks={lead} />
				</div>
			</header>
			<div className="with-contents">
				<ContentsList title="On this page" entries={sections} />
				<DocsSections sections={sections} />
			</div>
		</div>
	);
}
