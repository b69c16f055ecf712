import { Accordion, ButtonLink, telephoneLink } from "@nev/widgets/ui";
import { ContentsList } from "../components/contents-list.js";
import { InlineText } from "../components/inline-text.js";
import { CallToAction } from "../components/section.js";
import { faqTopics } from "../content/faq/faq.js";
import type { FaqTopic } from "../content/faq/faq-topic.js";
import { pageContext } from "../page/page-context.js";
import { factsOf, usePageMetadata, useSiteSettings } from "../page/site-context.js";
import { PlaceBox } from "../place/place-box.js";
import { PageHead } from "../seo/page-head.js";
import type { Route } from "./+types/faq.js";

/** The question whose answer asks where the visitor is. */
const placeQuestion = "find-a-dealer";

export function loader({ context }: Route.LoaderArgs): FaqTopic[] {
	const { settings } = context.get(pageContext);
	return faqTopics(factsOf(settings), settings.company, settings.financing);
}

export const handle = { scripts: false };

export default function Faq({ loaderData: topics }: Route.ComponentProps) {
	const site = useSiteSettings();
	return (
		<div className="page faq">
			<PageHead {...usePageMetadata("faq")} trail={[{ name: "FAQ", path: "/faq" }]} />
			<header className="page-header">
				<h1>Frequently asked questions</h1>
				<p className="lead">Straight answers, {countItems(topics)} of them.</p>
			</header>
			<div className="with-contents">
				<ContentsList
					title="Quick navigation"
					entries={topics.map(({ id, title, items }) => ({
						id,
						title,
						note: <span className="contents-count"> {items.length}</span>,
					}))}
				/>
				<div className="faq-topics">
					{topics.map(({ id, title, items }) => (
						<section key={id} id={id} aria-labelledby={`${id}-title`}>
							<h2 id={`${id}-title`}>{title}</h2>
							<Accordion
								name="faq"
								items={items.map((item) => ({
									id: item.id,
									title: item.question,
									content: (
										<>
											<p>
												<InlineText text={item.answer} />
											</p>
											{item.id === placeQuestion && <PlaceBox staysOnPage />}
										</>
									),
								}))}
							/>
						</section>
					))}
				</div>
			</div>
			<CallToAction title="Not answered here?" text="Ask us, and someone will get back to you.">
				<ButtonLink variant="primary" href="/contact">
					Contact us
				</ButtonLink>
				<ButtonLink href={telephoneLink(site.company.phone)}>Call {site.company.phone}</ButtonLink>
				<ButtonLink href={`mailto:${site.company.email}`}>{site.company.email}</ButtonLink>
			</CallToAction>
		</div>
	);
}

function countItems(topics: readonly FaqTopic[]): number {
	return topics.reduce((sum, { items }) => sum + items.length, 0);
}
