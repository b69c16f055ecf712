import { facts } from "../content/facts.js";
import { thankYouSteps } from "../content/pages/thank-you-steps.js";
import { InlineText } from "./inline-text.js";
import { RouteShield } from "./road-signs.js";

/** What happens after a form is sent, as numbered steps. */
export function NextSteps({ headingLevel = 2 }: { headingLevel?: 2 | 3 }) {
	const Heading = `h${headingLevel}` as const;
	return (
		<ol className="steps">
			{thankYouSteps(facts).map(({ id, title, text }, index) => (
				<li key={id}>
					<RouteShield text={String(index + 1)} />
					<div>
						<Heading>{title}</Heading>
						<p>
							<InlineText text={text} />
						</p>
					</div>
				</li>
			))}
		</ol>
	);
}
