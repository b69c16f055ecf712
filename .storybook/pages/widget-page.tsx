import type { Meta } from "@storybook/react-vite";
import { createElement, Fragment, useMemo, useState } from "react";
import { expect, waitFor } from "storybook/test";
import widgets from "../../packages/widgets/widgets.json" with { type: "json" };
import { Code, CodeText, PageTable } from "./page-table.js";
import { PartsPicture } from "./parts-picture.js";
import {
	type Attributes,
	attributeControls,
	emptyAttributes,
	manifestOf,
} from "./widget-manifest.js";
import "./page.css";

export type WidgetName = keyof typeof widgets;

interface WidgetPageOptions {
	/** The attributes that the example starts with. */
	example: Attributes;
	/** The compositions that it is part of, by their titles. */
	compositions?: readonly string[];
	dos: readonly string[];
	donts: readonly string[];
	/** Brings the element in the picture of parts into the state with the most of them. */
	prepare?: (element: never) => void;
}

/**
 * The page about a widget. Its arguments are the attributes of its element, each with a control. Tags are in its
 * file, where Storybook reads them without running it.
 */
export function aboutPage(name: WidgetName, { example, ...options }: WidgetPageOptions) {
	const tag = `nev-${name}`;
	return {
		args: { ...emptyAttributes(tag), api: "/api", ...example },
		argTypes: attributeControls(tag),
		parameters: { widget: name },
		render: ({ messages, ...args }) => (
			<WidgetPage name={name} attributes={withValues(args)} messages={messages} {...options} />
		),
	} satisfies Meta<Attributes>;
}

/** Waits until the example of a widget's page shows a text. */
export const showsText = (canvasElement: HTMLElement, tag: string, text: string) =>
	waitFor(() => expect(canvasElement.querySelector(tag)?.shadowRoot?.textContent).toContain(text));

/** Without the attributes that are not set. No attribute has a meaning at 0, and a number's control cannot be empty. */
const withValues = (args: Attributes): Attributes =>
	Object.fromEntries(Object.entries(args).filter(([, value]) => value));

interface WidgetPageProps extends Omit<WidgetPageOptions, "example"> {
	name: WidgetName;
	attributes: Attributes;
	/** Long texts, if the toolbar asks for them. */
	messages: unknown;
}

/** What a designer and an integrator need to know about a widget, from its element's manifest. */
function WidgetPage({
	name,
	attributes,
	messages,
	compositions = [],
	dos,
	donts,
	prepare,
}: WidgetPageProps) {
	const tag = `nev-${name}`;
	const { title, description } = widgets[name];
	const element = useMemo(() => manifestOf(tag), [tag]);
	const { api: _api, ...own } = attributes;
	// What an element started with stays without the attribute, so it is made anew.
	const key = Object.keys(attributes).join(" ");
	// Of two lists, only one may be in the page's address.
	const { "sync-url": _syncUrl, ...pictured } = attributes;
	const written = Object.entries(own).map(([attribute, value]) =>
		value === true ? ` ${attribute}` : ` ${attribute}="${value}"`,
	);
	const [shownParts, setShownParts] = useState<readonly string[]>([]);
	const parts = useMemo(() => element.cssParts.map(({ name }) => name), [element]);
	const methods = element.members.filter(({ kind }) => kind === "method");
	const properties = element.members.filter(
		({ kind, attribute }) => kind === "field" && !attribute,
	);
	return (
		<main className="sb-page">
			<header>
				<h1>{title}</h1>
				<p className="sb-lead">{description}</p>
			</header>
			<section>
				<h2>Example</h2>
				<p>
					Each attribute has a control in the panel of this page. A number of 0 leaves its attribute
					out.
				</p>
				<div className="sb-example">{createElement(tag, { ...attributes, messages, key })}</div>
				<pre>
					{`<script src="https://YOUR-SITE/embed/v1/nev-widgets.js" async></script>\n<${tag}${written.join("")}></${tag}>`}
				</pre>
				{compositions.length > 0 && (
					<p>
						Put together with other widgets:{" "}
						{compositions.map((composition, index) => (
							<Fragment key={composition}>
								{index > 0 && ", "}
								<a
									href={`?path=/story/widgets-composition--${composition.toLowerCase().replaceAll(" ", "-")}`}
									target="_top"
								>
									{composition}
								</a>
							</Fragment>
						))}
						.
					</p>
				)}
			</section>
			<div className="sb-two">
				<AdviceList title="Do" items={dos} />
				<AdviceList title="Don't" items={donts} />
			</div>
			<PageTable
				title="Attributes"
				head={["Attribute", "Type", "What it does"]}
				rows={element.attributes.map(describe)}
			/>
			<PageTable
				title="Properties"
				text="Each attribute is a property too. These are not attributes."
				head={["Property", "Type", "What it is"]}
				rows={properties.map(describe)}
			/>
			<PageTable
				title="Methods"
				head={["Method", "What it does"]}
				rows={methods.map(({ name, parameters = [], description = "" }) => [
					<Code key={name}>
						{name}(
						{parameters
							.map(({ name, type, optional }) => `${name}${optional ? "?" : ""}: ${type.text}`)
							.join(", ")}
						)
					</Code>,
					<CodeText key={name} text={description} />,
				])}
			/>
			<PageTable
				title="Events"
				head={["Event", "Type", "When"]}
				rows={element.events.map(describe)}
			/>
			<PageTable
				title="Parts"
				text="A page styles them with ::part(). Those without a number are not in the picture's state."
				head={["Part", "Number", "What it is"]}
				rows={element.cssParts.map(({ name, description }, index) => [
					<Code key={name}>{name}</Code>,
					shownParts.includes(name) ? index + 1 : "",
					<CodeText key={name} text={description} />,
				])}
			>
				<PartsPicture
					key={key}
					tag={tag}
					title={title}
					attributes={{ ...pictured, messages, label: `${title}, its parts` }}
					parts={parts}
					prepare={prepare}
					onShown={setShownParts}
				/>
			</PageTable>
			<PageTable
				title="Slots"
				head={["Slot", "What it does"]}
				rows={element.slots.map(({ name, description }) => [
					<Code key={name}>{name}</Code>,
					<CodeText key={name} text={description} />,
				])}
			/>
			<PageTable
				title="Tokens"
				head={["Token", "On a light page", "What it is for"]}
				rows={element.cssProperties.map(({ name, description, default: value }) => [
					<Code key={name}>{name}</Code>,
					value ? <TokenValue key={name} value={value} /> : "",
					<CodeText key={name} text={description} />,
				])}
			/>
			<p>
				<a href="?path=/story/foundations-theme--playground" target="_top">
					Try the tokens
				</a>
			</p>
		</main>
	);
}

function describe({
	name,
	type,
	description = "",
}: {
	name: string;
	type?: { text: string };
	description?: string;
}) {
	return [
		<Code key={name}>{name}</Code>,
		<Code key={name}>{type?.text}</Code>,
		<CodeText key={name} text={description} />,
	] as const;
}

function TokenValue({ value }: { value: string }) {
	return (
		<span className="sb-token">
			{value.startsWith("#") && <i style={{ background: value }} aria-hidden="true" />}
			<code>{value}</code>
		</span>
	);
}

function AdviceList({ title, items }: { title: string; items: readonly string[] }) {
	return (
		<section>
			<h2>{title}</h2>
			<ul>
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</section>
	);
}
