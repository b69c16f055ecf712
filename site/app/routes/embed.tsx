import { queries, stateSlug } from "@nev/contract";
import type { Loader } from "@nev/widgets";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Section } from "../components/section.js";
import { ColorFields } from "../embed/color-fields.js";
import { readEmbedSettings, writeEmbedSettings } from "../embed/embed-settings.js";
import { Preview } from "../embed/preview.js";
import { SnippetChooser } from "../embed/snippet-chooser.js";
import { widgetCatalog } from "../embed/widget-catalog.server.js";
import { WidgetFields } from "../embed/widget-fields.js";
import { pageContext } from "../page/page-context.js";
import { usePageMetadata } from "../page/site-context.js";
import { Breadcrumbs } from "../seo/breadcrumbs.js";
import { PageHead } from "../seo/page-head.js";
import type { PageHandle } from "../start/page-handle.js";
import styles from "../styles/embed.css?url";
import type { Route } from "./+types/embed.js";

const trail = [{ name: "Widgets for your website", path: "/embed" }];

/** A state's dealers are part of the page if there are at most so many. Others the browser loads. */
const maxDealers = 150;

export const handle: PageHandle = {
	parameters: "widgets",
	dependsOn: ["vehicles", "states", "dealerships"],
};

/** The server describes the widgets, so that the page's scripts contain no tables of them. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const { loader } = context.get(pageContext);
	const { widget, dealersOf } = readEmbedSettings(new URL(request.url).searchParams, widgetCatalog);
	const lists = widget.attributes.map(({ choices }) => choices);
	await Promise.all([
		lists.includes("vehicles") && loader.settle(queries.vehicles()),
		lists.includes("dealerships") && dealersOf && loadDealers(loader, dealersOf),
	]);
	return { catalog: widgetCatalog };
}

async function loadDealers(loader: Loader, stateName: string): Promise<void> {
	const state = await loader.settle(queries.state(stateSlug(stateName)));
	if (state.status === "ready" && state.data.dealerCount > maxDealers) return;
	await loader.settle(queries.dealershipsOfState(stateName));
}

/** The form changes the address and needs nothing from the server. */
export function shouldRevalidate(): boolean {
	return false;
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** How long the address waits for the next change of the form, in milliseconds. */
const addressDelay = 300;

export default function Embed({ loaderData: { catalog } }: Route.ComponentProps) {
	const navigate = useNavigate();
	const [parameters] = useSearchParams();
	const form = useRef<HTMLFormElement>(null);
	const [filled, setFilled] = useState<URLSearchParams>();
	const settings = readEmbedSettings(filled ?? parameters, catalog);
	const search = writeEmbedSettings(settings, catalog);
	const isInAddress =
		search === writeEmbedSettings(readEmbedSettings(parameters, catalog), catalog);

	function readForm(): void {
		if (form.current) setFilled(parametersOf(form.current));
	}
	// What was chosen before the scripts started.
	useEffect(readForm, []);

	useEffect(() => {
		if (isInAddress) return;
		const timer = setTimeout(
			() => navigate({ search }, { replace: true, preventScrollReset: true }),
			addressDelay,
		);
		return () => clearTimeout(timer);
	}, [search, isInAddress, navigate]);

	return (
		<div className="page">
			<PageHead {...usePageMetadata("embed")} trail={trail} />
			<Breadcrumbs trail={trail} />
			<header className="page-header">
				<h1>Put our widgets on your website</h1>
				<p className="lead">
					Choose a widget, set it up and copy a few lines: no account, no key. The{" "}
					<Link to="/developers">developer guide</Link> has the rest.
				</p>
			</header>
			<form
				ref={form}
				className="embed"
				method="get"
				action="/embed"
				noValidate
				onInput={readForm}
				onSubmit={(event: FormEvent) => event.preventDefault()}
			>
				<div className="embed-columns">
					<fieldset className="embed-widgets">
						<legend>
							<h2>Choose a widget</h2>
						</legend>
						{catalog.widgets.map((widget) => (
							<label key={widget.name} className="embed-widget">
								<input
									type="radio"
									name="widget"
									value={widget.name}
									defaultChecked={widget === settings.widget}
								/>
								<span>
									<strong>{widget.title}</strong>
									<span>{widget.description}</span>
								</span>
							</label>
						))}
					</fieldset>
					<Section title="Preview" className="embed-preview">
						<Preview settings={settings} />
					</Section>
					<div className="embed-settings">
						<Section title="Set it up" className="embed-fields">
							<WidgetFields key={settings.widget.name} settings={settings} />
						</Section>
						<Section title="Choose its colors" className="embed-fields">
							<ColorFields colors={catalog.colors} settings={settings} onReset={readForm} />
						</Section>
						<noscript>
							<button className="nev-button nev-button-primary" type="submit">
								Update preview
							</button>
						</noscript>
					</div>
				</div>
				<Section title="Copy the code" className="embed-copy" id="copy">
					<SnippetChooser settings={settings} version={catalog.version} />
				</Section>
			</form>
		</div>
	);
}

/** What is filled in, as the browser would write it into the address. */
function parametersOf(form: HTMLFormElement): URLSearchParams {
	return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
