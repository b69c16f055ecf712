import { ButtonLink, telephoneLink } from "@nev/widgets/ui";
import { CarFront, House, MapPin } from "lucide-react";
import { NextSteps } from "../components/next-steps.js";
import { usePageMetadata, useSiteSettings } from "../page/site-context.js";
import { PageHead } from "../seo/page-head.js";

export const handle = { scripts: false };

export default function ThankYou() {
	const { company } = useSiteSettings();
	return (
		<div className="page">
			<PageHead {...usePageMetadata("thank-you")} path="/thank-you" isIndexed={false} />
			<header className="page-header">
				<h1>Thank you. Your message has been received.</h1>
				<p className="lead">Here's what happens next:</p>
			</header>
			<div className="with-sidebar">
				<NextSteps />
				<div className="sidebar">
					<ul className="tiles">
						<li>
							<a className="tile" href="/">
								<House aria-hidden="true" />
								Home
							</a>
						</li>
						<li>
							<a className="tile" href="/inventory">
								<CarFront aria-hidden="true" />
								View Vehicles
							</a>
						</li>
						<li>
							<a className="tile" href="/dealerships">
								<MapPin aria-hidden="true" />
								Find Dealers
							</a>
						</li>
					</ul>
					<div className="actions">
						<ButtonLink variant="primary" href={telephoneLink(company.phone)}>
							Call {company.phone}
						</ButtonLink>
						<ButtonLink href="/contact">Send another message</ButtonLink>
					</div>
				</div>
			</div>
		</div>
	);
}
