import { data } from "react-router";
import { ContentsList } from "../components/contents-list.js";
import { InlineText } from "../components/inline-text.js";
import { policies } from "../content/policies/policies.js";
import type { Policy } from "../content/policies/policy.js";
import { pageContext } from "../page/page-context.js";
import { readSlug } from "../page/read-slug.js";
import { factsOf } from "../page/site-context.js";
import { Breadcrumbs } from "../seo/breadcrumbs.js";
import { PageHead } from "../seo/page-head.js";
import type { Route } from "./+types/policy.js";

/** The text comes from the server, so that the scripts do not contain all eight policies. */
export function loader({ context, request }: Route.LoaderArgs): Policy {
	const { settings } = context.get(pageContext);
	const allPolicies = Object.values(
		policies(factsOf(settings), settings.company, settings.financing),
	);
	const slug = readSlug(request);
	const policy = allPolicies.find((candidate) => candidate.slug === slug);
	if (!policy) throw data(null, { status: 404 });
	return policy;
}

export const handle = { scripts: false };

export default function PolicyPage({ loaderData: policy }: Route.ComponentProps) {
	const trail = [{ name: policy.title, path: `/${policy.slug}` }];
	return (
		<div className="page policy">
			<PageHead title={policy.title} description={policy.description} trail={trail} />
			<Breadcrumbs trail={trail} />
			<header className="page-header">
				<h1>{policy.title}</h1>
				<p className="hint">{policy.lastUpdated}</p>
			</header>
			<div className="with-contents">
				<ContentsList title="On this page" entries={policy.sections} />
				<div className="policy-text">
					{policy.sections.map(({ id, title, blocks }) => (
						<section key={id} id={id} aria-labelledby={`${id}-title`}>
							<h2 id={`${id}-title`}>{title}</h2>
							{blocks.map((block, index) => (
								<PolicyBlock key={index} block={block} />
							))}
						</section>
					))}
				</div>
			</div>
		</div>
	);
}

function PolicyBlock({ block }: { block: Policy["sections"][number]["blocks"][number] }) {
	switch (block.kind) {
		case "paragraph":
			return (
				<p>
					<InlineText text={block.text} />
				</p>
			);
		case "list":
			return (
				<ul>
					{block.items.map((item) => (
						<li key={item}>
							<InlineText text={item} />
						</li>
					))}
				</ul>
			);
		case "table":
			return (
				<div className="table-scroll">
					<table>
						<caption>{block.caption}</caption>
						<thead>
							<tr>
								{block.head.map((cell) => (
									<th key={cell} scope="col">
										{cell}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{block.rows.map(([first = "", ...rest]) => (
								<tr key={first}>
									<th scope="row">
										<InlineText text={first} />
									</th>
									{rest.map((cell) => (
										<td key={cell}>
											<InlineText text={cell} />
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			);
	}
}
