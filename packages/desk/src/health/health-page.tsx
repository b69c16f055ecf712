import type { DeskHealth } from "@nev/contract/desk";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ask } from "../session/ask.js";
import { Facts } from "../ui/facts.js";
import { StatusLabel } from "../ui/status-label.js";
import { checksOf } from "./checks.js";
import { healthMessages as messages } from "./messages.js";

/** What needs a hand, and what is installed. */
export function HealthPage() {
	const health = useLoaderData<DeskHealth>();
	return (
		<div className="page">
			<title>{`${messages.title} – Desk`}</title>
			<h1 tabIndex={-1}>{messages.title}</h1>
			<ul className="checks">
				{checksOf(health, new Date()).map(({ name, isFine, text, link }) => (
					<li key={name}>
						<h2>{name}</h2>
						<StatusLabel tone={isFine ? "calm" : "trouble"}>
							{isFine ? messages.fine : messages.needsHand}
						</StatusLabel>
						<p>
							{text} {link && <Link to={link.to}>{link.label}</Link>}
						</p>
					</li>
				))}
			</ul>
			<section aria-labelledby="installation">
				<h2 id="installation">{messages.installation}</h2>
				<Facts
					facts={[
						{ label: messages.version, value: health.version },
						{ label: messages.migration, value: health.migration },
						{ label: messages.database, value: health.database.server },
						{ label: messages.size, value: messages.megabytes(health.database.size) },
					]}
				/>
			</section>
		</div>
	);
}

export function loadHealth({ request }: LoaderFunctionArgs): Promise<DeskHealth> {
	return ask("health", { signal: request.signal });
}
