import { sections } from "virtual:developer-docs";
import { data } from "react-router";
import { ContentsList } from "../components/contents-list.js";
import { docsOf } from "../developers/docs.js";
import { DocsSections } from "../developers/docs-text.js";
import { packageIntegrity } from "../developers/package-integrity.server.js";
import { pageContext } from "../page/page-context.js";
import { usePageMetadata } from "../page/site-context.js";
import { Breadcrumbs } from "../seo/breadcrumbs.js";
import { PageHead } from "../seo/page-head.js";
import styles from "../styles/developers.css?url";
import type { Route } from "./+types/developers.js";

const trail = [{ name: "Developers", path: "/developers" }];

/** The text comes from the server, so that the scripts do not contain it. */
export async function loader({ context }: Route.LoaderArgs) {
	const { origin } = context.get(pageContext).settings;
	const hash = await packageIntegrity();
	const docs = docsOf(sections, origin, hash);
	// While `npm start` builds the package, the server must not keep the page without its hash.
	return data(docs, hash ? {} : { headers: { "cache-control": "no-store" } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { scripts: false };

export default function Developers({ loaderData: docs }: Route.ComponentProps) {
	return (
		<div className="page">
			<PageHead {...usePageMetadata("developers")} trail={trail} />
			<Breadcrumbs trail={trail} />
			<header className="page-header">
				<h1>Widgets for developers</h1>
				<p className="lead">
					A script tag for any page, and a package for React, Next.js, Vue, Svelte, Angular and
					Astro.
				</p>
			</header>
			<div className="with-contents">
				<ContentsList title="On this page" entries={docs} />
				<DocsSections sections={docs} />
			</div>
		</div>
	);
}
